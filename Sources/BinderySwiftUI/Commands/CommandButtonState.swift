import BinderyNavigation

/// The state of a button that executes a command.
///
/// Each read inside `observe` subscribes.
@MainActor
package struct CommandButtonState<Input, Output> {
  private let command: Command<Input, Output>
  private let input: () -> Input
  private let cancelsExecution: Bool

  /// Makes the state.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - input: Returns the input at the moment of a press.
  ///   - cancelsExecution: Whether a press during an execution cancels it.
  package init(
    _ command: Command<Input, Output>,
    with input: @escaping () -> Input,
    cancelsExecution: Bool = false
  ) {
    self.command = command
    self.input = input
    self.cancelsExecution = cancelsExecution
  }

  /// Whether a press cancels the execution.
  package var isCancelling: Bool { cancelsExecution && command.isExecuting }

  /// Whether the button can be pressed.
  package var isEnabled: Bool { isCancelling || command.isEnabled }

  /// Whether the command executes.
  package var isBusy: Bool { command.isExecuting }

  /// The progress of the execution, from 0 to 1; `nil` if it reports none or there is none.
  package var progress: Double? { command.isExecuting ? command.progress : nil }

  /// Executes the command, or cancels the execution.
  package func press() {
    if untracked({ isCancelling }) {
      command.cancel()
    } else {
      command.execute(untracked { input() })
    }
  }
}
