/// The work of a command: synchronous, asynchronous, or code that calls back.
@usableFromInline
enum CommandBody<Input, Output> {
  case immediate((Input) throws -> Output)
  case suspending(@MainActor (Input, CommandExecution) async throws -> Output)
  case calling(@MainActor (Input, CommandExecution, @escaping Finish) -> Void)

  /// Ends the execution of a callback body; the first call counts.
  @usableFromInline typealias Finish = @MainActor (Result<Output, any Error>) -> Void
}
