/// A request for an execution, which several requests may share.
@MainActor
package final class ExecutionHandle<Input, Output> {
  private let execution: ActiveExecution<Input, Output>
  private let waiter: Waiter<Output>
  private weak var command: Command<Input, Output>?

  init(
    _ execution: ActiveExecution<Input, Output>,
    _ waiter: Waiter<Output>,
    in command: Command<Input, Output>
  ) {
    self.execution = execution
    self.waiter = waiter
    self.command = command
  }

  deinit {}

  /// The input of the execution; where the request joined a running one, that one's input.
  package var input: Input { execution.input }

  /// Sets a handler for a cancellation of the execution while it waits.
  ///
  /// After the start, the body handles a cancellation itself.
  package func onCancelBeforeStart(_ handler: @escaping () -> Void) {
    if !execution.hasStarted { execution.onCancel(handler) }
  }

  /// Withdraws the request; an execution without any other request is cancelled.
  package func cancel() { command?.removeWaiter(waiter, from: execution) }
}
