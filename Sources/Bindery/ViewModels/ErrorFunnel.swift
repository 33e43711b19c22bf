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
/// failure that passes the filter stays in the funnel until the same command succeeds or fails
/// again, or ``clear()`` is called because the user has dismissed it. The success of another
/// command does not remove it. ``latest`` is the newest failure that is left.
///
/// - Order: the filter is called first; then ``latest`` and the calls of ``onError(_:)`` are one
///   change.
/// - Lifetime: neither the commands nor the funnel retain each other.
/// - Errors: cancellation is ignored. A failure that no command has collected is not lost:
///   ``Command`` reports it to ``Trace``.
/// - Cost: two receivers for each command.
///
/// Failures of other sources can be sent to it:
///
/// ```swift
/// let errors = ErrorFunnel()
/// lifetime += errors.onError { error in print("Could not save: \(error)") }
/// errors.send(error)
/// print(errors.latest != nil)  // true
/// errors.clear()  // the user has dismissed it
/// ```
@MainActor
public final class ErrorFunnel {
  /// The filter, which is called with each failure first.
  ///
  /// It returns the error to show: the same, another one, or `nil` for one that it has handled or
  /// that is not to be shown.
  public var filter: (any Error) -> (any Error)? = { $0 }

  /// The newest failure that passed the filter, was not cleared, and whose command has not
  /// succeeded since.
  @MutableProperty public private(set) var latest: (any Error)?

  private let passed = ClosingChannel<any Error>()
  private var collected = CollectedCommands()
  /// The failures that are left, the newest last: at most one of each command, by its number, and
  /// one of other sources.
  private var failures: [(source: Int?, error: any Error)] = []

  /// Makes a funnel without a filter.
  public init() {}

  isolated deinit { collected.dispose() }

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

  /// Adds a command: its failures enter the funnel, and each of its successes removes its failure.
  ///
  /// Neither the command nor the funnel retains the other. A second call with the same command does
  /// nothing.
  public func collect<Input, Output>(_ command: Command<Input, Output>) {
    collected.add(command) { source in
      [
        command.sentErrors.listen { [weak self] in self?.send($0, from: source) },
        command.sentValues.listen { [weak self] _ in self?.removeFailure(of: source) },
      ]
    }
  }

  /// Sends a failure of another source through the filter.
  ///
  /// It stays in ``latest`` until ``clear()`` is called or another failure follows. Cancellation is
  /// no failure.
  public func send(_ error: any Error) { send(error, from: nil) }

  /// Calls `action` with each failure that passes the filter.
  ///
  /// - Returns: A token: the calls end when it is disposed of or released.
  public func onError(_ action: @escaping (any Error) -> Void) -> ObservationToken {
    ObservationToken(passed.listen(action))
  }

  /// Removes all failures, so that ``latest`` is `nil`: the user has dismissed them.
  public func clear() {
    guard !failures.isEmpty else { return }
    keeping(failures) { failures = [] }
    latest = nil
  }

  private func send(_ error: any Error, from source: Int?) {
    guard !(error is CancellationError), let error = filter(error) else { return }
    keeping(failures) { failures = failures.filter { $0.source != source } + [(source, error)] }
    batch {
      latest = error
      passed.send(error)
    }
  }

  private func removeFailure(of source: Int) {
    guard let index = failures.firstIndex(where: { $0.source == source }) else { return }
    keeping(failures) { failures.remove(at: index) }
    if index == failures.endIndex { latest = failures.last?.error }
  }
}
