#if canImport(SwiftUI)
public import BinderyNavigation
public import SwiftUI

/// A button that executes a command.
///
/// ```swift
/// CommandButton(viewModel.search, with: viewModel.query, cancelsExecution: true) {
///   Text("Search")
/// }
/// ```
///
/// - Order: a press executes the command before the action of the button returns, with the input at
///   that moment.
/// - Lifetime: the button retains the command.
/// - Errors: the failure of the command is one that no caller awaits: it is sent to the funnel or
///   the handlers of the command.
/// - Cost: the button is made again when the command becomes enabled or disabled, begins, ends or
///   makes progress.
public struct CommandButton<Input, Output, Label: View>: View {
  private let state: CommandButtonState<Input, Output>
  private let role: ButtonRole?
  private let label: Label

  /// Makes a button.
  ///
  /// It is disabled while the command is, and shows its progress while it executes.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - input: The input, which is read when the button is pressed.
  ///   - role: The role of the button.
  ///   - cancelsExecution: Whether a press during an execution cancels it.
  ///   - label: Makes the label.
  public init(
    _ command: Command<Input, Output>,
    with input: @autoclosure @escaping () -> Input,
    role: ButtonRole? = nil,
    cancelsExecution: Bool = false,
    @ViewBuilder label: () -> Label
  ) {
    state = CommandButtonState(command, with: input, cancelsExecution: cancelsExecution)
    self.role = role
    self.label = label()
  }

  /// Makes a button for a command that needs no input.
  public init(
    _ command: Command<Input, Output>,
    role: ButtonRole? = nil,
    cancelsExecution: Bool = false,
    @ViewBuilder label: () -> Label
  ) where Input == Void {
    self.init(
      command,
      with: (),
      role: role,
      cancelsExecution: cancelsExecution,
      label: label
    )
  }

  /// The button.
  public var body: some View {
    Button(role: state.isCancelling ? .cancel : role, action: { state.press() }) {
      HStack {
        label
        if state.isBusy { ProgressView(value: state.progress) }
      }
    }
    // As in every kit, the button of a command that cannot be executed is greyed out.
    .disabled(!state.isEnabled)
  }
}
#endif
