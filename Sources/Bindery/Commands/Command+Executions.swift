extension Command {
  /// Sends each execution when it begins, before its body.
  package var sentExecutions: Channel<ObservedExecution<Output>> {
    let channel = executions ?? ClosingChannel()
    executions = channel
    publishesExecutions = true
    return channel
  }

  /// Sends a new execution to the observers of executions, if there are any.
  @usableFromInline
  func publishExecution() -> ObservedExecution<Output>? {
    guard let executions, executions.isObserved else { return nil }
    let observed = ObservedExecution<Output>()
    executions.send(observed)
    return observed
  }
}

/// One execution of a command, as an observer of all executions sees it.
@MainActor
@usableFromInline
package final class ObservedExecution<Output> {
  /// Sends the outcome of the execution, once.
  package let outcome: Channel<Result<Output, any Error>> =
    ClosingChannel()

  init() {}

  deinit {}
}
