import Synchronization

/// The first of the calls of a ``Completion``.
///
/// Two atomic values take the place of a lock, which the levels do without. A call either comes
/// before the body has returned, and ends the execution then, or sees that it has.
nonisolated final class CompletionCall<Output: Sendable>: Sendable {
  private final class Outcome: Sendable {
    let result: Result<Output, any Error>
    let isCancellation: Bool

    init(_ result: Result<Output, any Error>, isCancellation: Bool = false) {
      self.result = result
      self.isCancellation = isCancellation
    }

    deinit {}
  }

  private let outcome = AtomicLazyReference<Outcome>()
  private let hasBodyReturned = Atomic(false)
  private let command: StaticString
  private let finish: CommandBody<Void, Output>.Finish

  /// Makes the call that ends an execution of `command`.
  init(of command: StaticString, _ finish: @escaping CommandBody<Void, Output>.Finish) {
    self.command = command
    self.finish = finish
  }

  deinit {}

  /// Ends the execution with `result`, the first time.
  ///
  /// A call after the cancellation is reported to the trace and has no other effect.
  func resume(with result: Result<Output, any Error>) {
    guard !store(result), outcome.load()?.isCancellation == true else { return }
    onMainActor { [command] in Trace.reportLateCompletion(of: command) }
  }

  /// Stores the outcome of the execution unless there is one.
  ///
  /// - Returns: Whether there was none.
  @discardableResult
  func store(_ result: Result<Output, any Error>) -> Bool {
    let own = Outcome(result)
    guard outcome.storeIfNil(own) === own else { return false }
    if hasBodyReturned.load(ordering: .sequentiallyConsistent) {
      Task { @MainActor [finish] in finish(result) }
    }
    return true
  }

  /// Drops all later calls, because the execution was cancelled.
  @MainActor
  func cancel() {
    _ = outcome.storeIfNil(Outcome(.failure(CancellationError()), isCancellation: true))
  }

  /// Ends the execution if it has been completed, and lets later calls do so.
  @MainActor
  func bodyReturned() {
    hasBodyReturned.store(true, ordering: .sequentiallyConsistent)
    if let outcome = outcome.load() { finish(outcome.result) }
  }
}
