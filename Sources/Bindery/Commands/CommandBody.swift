/// The work of a command: synchronous, asynchronous, or ended by a callback.
@usableFromInline
enum CommandBody<Input, Output> {
  case immediate((Input) throws -> Output)
  case suspending(@MainActor (Input, CommandExecution) async throws -> Output)
  case completing(CompletingBody)

  /// A body that ends when it calls `end` for the first time, without a task switch.
  @usableFromInline
  typealias CompletingBody = (
    _ input: Input, CommandExecution, _ end: @escaping (Result<Output, any Error>) -> Void
  ) -> Void
}
