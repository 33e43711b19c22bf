/// How a command does its work: at once, over time, or by telling when it has ended.
@usableFromInline
enum CommandBody<Input, Output> {
  case immediate((Input) throws -> Output)
  case suspending(@MainActor (Input, CommandExecution) async throws -> Output)
  case completing(CompletingBody)

  /// Work that ends when it calls `end`, the first time, without a hop.
  @usableFromInline
  typealias CompletingBody = (
    _ input: Input, CommandExecution, _ end: @escaping (Result<Output, any Error>) -> Void
  ) -> Void
}
