/// The work of a command: synchronous or asynchronous.
@usableFromInline
enum CommandBody<Input, Output> {
  case immediate((Input) throws -> Output)
  case suspending(@MainActor (Input, CommandExecution) async throws -> Output)
}
