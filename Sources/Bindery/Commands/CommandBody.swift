/// How a command does its work: at once, or over time.
enum CommandBody<Input, Output> {
  case synchronous((Input) throws -> Output)
  case asynchronous(@MainActor (Input, CommandRun) async throws -> Output)
}
