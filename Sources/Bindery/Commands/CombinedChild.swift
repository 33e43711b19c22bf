/// A child of a ``CombinedCommand``, whose output may have any type.
@MainActor
struct CombinedChild<Input> {
  let command: any CommandStatus
  let execute: (Input) -> Bool
  let executeAndWait: @MainActor (Input) async throws -> Void
  /// Publishes a failure that the caller of the combined command does not receive.
  let deliver: (any Error) -> Void
  /// The number of additions that have not been taken back.
  var additions = 1

  init<Output>(of command: Command<Input, Output>) {
    self.command = command
    execute = { command.execute($0) }
    executeAndWait = { _ = try await command($0) }
    deliver = { command.deliver($0) }
  }
}
