/// How a command does its work: at once, or over time.
enum CommandBody<Input, Output> {
  case immediate((Input) throws -> Output)
  case suspending(@MainActor (Input, CommandRun) async throws -> Output)
}
