/// How a command does its work: at once, over time, or by telling when it has ended.
@usableFromInline
enum CommandBody<Input, Output> {
  case immediate((Input) throws -> Output)
  case suspending(@MainActor (Input, CommandRun) async throws -> Output)
  case signalling(SignallingBody)

  /// Work that ends when it calls `end`, the first time, without a hop.
  @usableFromInline
  typealias SignallingBody = (
    _ input: Input, CommandRun, _ end: @escaping (Result<Output, any Error>) -> Void
  ) -> Void
}
