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

extension Completion where Output == Void {
  /// Calls `body` with a function that completes the execution with a value that stays on the main
  /// actor, where the function has to be called.
  @MainActor
  static func call<Value>(
    in execution: CommandExecution,
    of command: StaticString,
    _ onCancel: @escaping () -> Void,
    finish: @escaping CommandBody<Void, Value>.Finish,
    keepingValueFor body: (@escaping (Result<Value, any Error>) -> Void) -> Void
  ) {
    let first = FirstOutcome<Value>()
    call(in: execution, of: command, onCancel, finish: { finish(first.result(of: $0)) }) {
      complete in
      body { outcome in
        first.keep(outcome)
        complete(.success(()))
      }
    }
  }
}

/// The outcome of an execution whose value is not `Sendable`.
private final class FirstOutcome<Value> {
  private var outcome: Result<Value, any Error>?

  deinit {}

  /// Keeps an outcome, the first time.
  func keep(_ outcome: Result<Value, any Error>) {
    if self.outcome == nil { self.outcome = outcome }
  }

  /// Returns the outcome of a call that has ended, which is a cancellation if nothing was kept.
  func result(of ending: Result<Void, any Error>) -> Result<Value, any Error> {
    switch ending {
    case .success: outcome ?? .failure(CancellationError())
    case .failure(let error): .failure(error)
    }
  }
}

extension Trace {
  /// Reports a call of `complete` after the execution was cancelled.
  static func reportLateCompletion(of command: StaticString) {
    if isOn { report(.completionDropped("\(command)")) }
  }
}
