import Synchronization

/// The `complete` of a callback command, which may be called and released on any thread.
///
/// A release without a call ends the execution as cancelled.
nonisolated final class Completion<Output: Sendable>: Sendable {
  private let call: CompletionCall<Output>

  private init(of call: CompletionCall<Output>) { self.call = call }

  deinit { call.store(.failure(CancellationError())) }

  /// Calls `body` with a function that completes the execution, on whatever thread.
  ///
  /// An execution that is completed before `body` returns has ended when this function returns.
  @MainActor
  static func call(
    in execution: CommandExecution,
    of command: StaticString,
    _ onCancel: @escaping () -> Void,
    finish: @escaping CommandBody<Void, Output>.Finish,
    for body: (@escaping @Sendable (Result<Output, any Error>) -> Void) -> Void
  ) {
    let call = CompletionCall(of: command, finish)
    execution.end { [weak call] in
      onCancel()
      call?.cancel()
    }
    pass(call, to: body)
    call.bodyReturned()
  }

  /// Calls `body`; a function of its own, which retains nothing that it has passed on.
  @MainActor
  private static func pass(
    _ call: CompletionCall<Output>,
    to body: (@escaping @Sendable (Result<Output, any Error>) -> Void) -> Void
  ) {
    let completion = Completion(of: call)
    body { completion.call.resume(with: $0) }
  }
}

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

extension Trace {
  /// Reports a call of `complete` after the execution was cancelled.
  static func reportLateCompletion(of command: StaticString) {
    if isOn { report(.completionDropped("\(command)")) }
  }
}
