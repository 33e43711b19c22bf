extension Command {
  /// Carries each observed as it begins, before its body.
  package var sentExecutions: Channel<ObservedExecution<Output>> {
    let channel = executions ?? ClosingChannel()
    executions = channel
    publishesExecutions = true
    return channel
  }

  /// Tells that an observed begins, if anybody wants to know.
  @usableFromInline
  func publishExecution() -> ObservedExecution<Output>? {
    guard let executions, executions.isObserved else { return nil }
    let observed = ObservedExecution<Output>()
    executions.send(observed)
    return observed
  }
}

/// One observed of a command, for who follows it from outside.
@MainActor
@usableFromInline
package final class ObservedExecution<Output> {
  /// Sends how the observed ended, once.
  package let outcome: Channel<Result<Output, any Error>> =
    ClosingChannel()

  init() {}

  deinit {}
}
