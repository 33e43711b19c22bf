extension Command {
  /// Makes a command whose body calls `end` when its work is done, perhaps before it returns.
  package convenience init(
    _ policy: CommandPolicy,
    name: StaticString,
    when condition: (() -> Bool)?,
    completing body:
      @escaping (
        Input, CommandExecution, _ end: @escaping (Result<Output, any Error>) -> Void
      ) -> Void
  ) {
    self.init(policy: policy, label: name, when: condition, body: .completing(body))
  }

  /// Requests an execution whose outcome the caller does not await.
  ///
  /// - Returns: A handle for the request, or `nil` if the command is disabled.
  package func submit(_ input: Input) -> ExecutionHandle<Input, Output>? {
    untracked {
      guard accepts else { return nil }
      let waiter = Waiter<Output>()
      return ExecutionHandle(admit(input, for: waiter), waiter, in: self)
    }
  }
}

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
