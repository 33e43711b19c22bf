/// A funnel for the failures of a view model's commands, with one filter.
///
/// ```swift
/// errors.filter(for: self) { viewModel, error in
///   guard let failure = error as? Failure, failure.isUnauthorized else { return error }
///   viewModel.logInAgain()
///   return nil  // handled
/// }
/// errors.collect(refreshCommand)
/// errors.collect(saveCommand)
/// ```
///
/// The funnel observes the commands' errors; a failure that a caller awaits is not sent to it. A
/// failure that passes the filter is in ``latest`` until a command of the funnel succeeds.
///
/// - Order: the filter is called first; then ``latest`` and the calls of ``onError(_:)`` are one
///   change.
/// - Lifetime: neither the commands nor the funnel retain each other.
/// - Errors: cancellation is ignored. A failure that no command has collected is not lost:
///   ``Command`` reports it to ``Trace``.
/// - Cost: two receivers for each command.
@MainActor
public final class ErrorFunnel {
  /// The filter, which is called with each failure first.
  ///
  /// It returns the error to show: the same, another one, or `nil` for one that it has handled or
  /// that is not to be shown.
  public var filter: (any Error) -> (any Error)? = { $0 }

  /// The last failure that passed the filter, while no command of the funnel has succeeded since.
  @MutableProperty public private(set) var latest: (any Error)?

  private let passed = ClosingChannel<any Error>()
  private let lifetime = Lifetime()

  /// Makes a funnel without a filter.
  public init() {}

  isolated deinit { lifetime.dispose() }

  /// Sets ``filter`` to a closure that is given `owner`, which is held weakly.
  ///
  /// After the release of the owner, every failure passes.
  public func filter<Owner: AnyObject>(
    for owner: Owner,
    _ filter: @escaping (Owner, any Error) -> (any Error)?
  ) {
    let anchor = OwnerAnchor.of(owner)
    self.filter = { error in anchor.call { filter($0, error) } ?? error }
  }

  /// Adds a command: its failures enter the funnel, and its successes clear ``latest``.
  ///
  /// Neither the command nor the funnel retains the other.
  public func collect<Input, Output>(_ command: Command<Input, Output>) {
    lifetime += command.sentErrors.listen { [weak self] in self?.send($0) }
    lifetime += command.sentValues.listen { [weak self] _ in self?.clear() }
  }

  /// Sends a failure of another source through the filter.
  ///
  /// Cancellation is no failure.
  public func send(_ error: any Error) {
    guard !(error is CancellationError), let error = filter(error) else { return }
    batch {
      latest = error
      passed.send(error)
    }
  }

  /// Calls `action` with each failure that passes the filter.
  ///
  /// - Returns: A token: the calls end when it is disposed of or released.
  public func onError(_ action: @escaping (any Error) -> Void) -> ObservationToken {
    ObservationToken(passed.listen(action))
  }

  /// Clears ``latest``.
  public func clear() { latest = nil }
}
