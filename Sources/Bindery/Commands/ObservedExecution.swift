/// One execution of a command, as an observer of all executions sees it.
@MainActor
@usableFromInline
package final class ObservedExecution<Output> {
  /// Sends the outcome of the execution, once.
  package let outcome: Channel<Result<Output, any Error>> = ClosingChannel()

  init() {}

  deinit {}
}
