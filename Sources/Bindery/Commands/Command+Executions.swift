extension Command {
  /// Carries each execution as it begins, before its body.
  package var sentExecutions: Channel<CommandExecution<Output>> {
    let channel = executions ?? ClosingChannel()
    executions = channel
    tellsExecutions = true
    return channel
  }

  /// Tells that an execution begins, if anybody wants to know.
  @usableFromInline
  func tellExecution() -> CommandExecution<Output>? {
    guard let executions, executions.isObserved else { return nil }
    let execution = CommandExecution<Output>()
    executions.send(execution)
    return execution
  }
}

/// One execution of a command, for who follows it from outside.
@MainActor
@usableFromInline
package final class CommandExecution<Output> {
  /// Sends how the execution ended, once.
  package let outcome: Channel<Result<Output, any Error>> =
    ClosingChannel()

  init() {}

  deinit {}
}
