/// Where the failures of a view model's commands come together, past one filter.
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
/// The funnel listens to the commands' errors, so a failure that somebody awaits does not come here.
/// What the filter lets through stands in ``latest`` until a command of the funnel has worked again.
@MainActor
public final class ErrorFunnel {
  /// Looks at each failure first.
  ///
  /// It returns what is left to be shown: the error, another one, or `nil` for one that is dealt
  /// with or nobody's business.
  public var filter: (any Error) -> (any Error)? = { $0 }

  /// The last failure that the filter let through, while none of the commands has worked since.
  @MutableProperty public private(set) var latest: (any Error)?

  private let passed = ClosingChannel<any Error>()
  private let lifetime = Lifetime()

  /// Makes a funnel that lets everything through.
  public init() {}

  isolated deinit { lifetime.dispose() }

  /// Sets ``filter`` to a closure that is given `owner`, which is held weakly.
  ///
  /// When the owner is gone, every failure passes.
  public func filter<Owner: AnyObject>(
    for owner: Owner,
    _ filter: @escaping (Owner, any Error) -> (any Error)?
  ) {
    let anchor = OwnerAnchor.of(owner)
    self.filter = { error in anchor.call { filter($0, error) } ?? error }
  }

  /// Takes in the failures of `command`, and its successes, which end the failure on show.
  ///
  /// The command keeps nothing of the funnel alive, nor the other way round.
  public func collect<Input, Output>(_ command: Command<Input, Output>) {
    lifetime += command.sentErrors.listen { [weak self] in self?.send($0) }
    lifetime += command.sentValues.listen { [weak self] _ in self?.clear() }
  }

  /// Takes in a failure from elsewhere.
  ///
  /// Cancellation is no failure.
  public func send(_ error: any Error) {
    guard !(error is CancellationError), let error = filter(error) else { return }
    batch {
      latest = error
      passed.send(error)
    }
  }

  /// Calls `action` with each failure that the filter lets through.
  ///
  /// - Returns: A token: the calls end when it is disposed of or released.
  public func onError(_ action: @escaping (any Error) -> Void) -> ObservationToken {
    ObservationToken(passed.listen(action))
  }

  /// Forgets the failure on show.
  public func clear() { latest = nil }
}
