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
