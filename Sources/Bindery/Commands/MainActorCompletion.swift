/// The `complete` of a callback command that has to be called on the main actor.
///
/// A release without a call, on whatever thread, ends the execution as cancelled.
final class MainActorCompletion<Output> {
  private let command: StaticString
  private let finish: CommandBody<Void, Output>.Finish
  private var outcome: Result<Output, any Error>?
  private var hasBodyReturned = false
  private var isCancelled = false

  private init(of command: StaticString, _ finish: @escaping CommandBody<Void, Output>.Finish) {
    self.command = command
    self.finish = finish
  }

  deinit {}

  /// Calls `body` with a function that completes the execution.
  ///
  /// An execution that is completed before `body` returns has ended when this function returns.
  static func call(
    in execution: CommandExecution,
    of command: StaticString,
    _ onCancel: @escaping () -> Void,
    finish: @escaping CommandBody<Void, Output>.Finish,
    for body: (@escaping (Result<Output, any Error>) -> Void) -> Void
  ) {
    let completion = MainActorCompletion(of: command, finish)
    execution.end { [weak completion] in
      onCancel()
      completion?.isCancelled = true
    }
    completion.pass(to: body)
    completion.hasBodyReturned = true
    completion.deliver()
  }

  /// Calls `body`; a function of its own, which retains nothing that it has passed on.
  private func pass(to body: (@escaping (Result<Output, any Error>) -> Void) -> Void) {
    let release = ScopedDisposable(
      AnyDisposable { self.store(.failure(CancellationError())) }
    )
    body { outcome in
      if self.isCancelled {
        Trace.reportLateCompletion(of: self.command)
      } else {
        self.store(outcome)
      }
      keep(release)
    }
  }

  private func store(_ outcome: Result<Output, any Error>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    if hasBodyReturned { Task { @MainActor in deliver() } }
  }

  private func deliver() {
    if let outcome { finish(outcome) }
  }
}
