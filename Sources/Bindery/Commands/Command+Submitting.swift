extension Command {
  /// Makes a command whose body tells when it has ended, which may be before it returns.
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

  /// Executes the command for somebody who hears of the outcome by other means.
  ///
  /// - Returns: Their seat in the execution, or `nil` if the command is disabled.
  package func submit(_ input: Input) -> ExecutionHandle<Input, Output>? {
    untracked {
      guard accepts else { return nil }
      let waiter = Waiter<Output>()
      return ExecutionHandle(admit(input, for: waiter), waiter, in: self)
    }
  }
}

/// The part that somebody takes in an execution, which may be shared with others.
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

  /// The input of the execution, which is another’s where the seat is in a running one.
  package var input: Input { execution.input }

  /// Sets what to do when the execution is cancelled while it waits for its turn.
  ///
  /// From its start on, that is for the body to say.
  package func onCancelBeforeStart(_ handler: @escaping () -> Void) {
    if !execution.hasStarted { execution.onCancel(handler) }
  }

  /// Gives the seat up; an execution that nobody wants any more is cancelled.
  package func cancel() { command?.removeWaiter(waiter, from: execution) }
}
