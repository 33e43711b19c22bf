/// The state of a command of any input and output.
///
/// For code that handles commands of any type: a busy indicator, a delegate, a cancel key.
///
/// ```swift
/// private func draw(_ command: any CommandStatus) {
///   button.isEnabled = command.isEnabled
///   spinner.isHidden = !command.isExecuting
/// }
///
/// func pressEscape(for command: any CommandStatus) { command.cancel() }
/// ```
@MainActor
public protocol CommandStatus: AnyObject {
  /// Whether an execution would be accepted now; reading it inside `observe` subscribes.
  var isEnabled: Bool { get }
  /// Whether a body is running; reading it inside `observe` subscribes.
  var isExecuting: Bool { get }
  /// Cancels the running and the waiting executions.
  func cancel()
}
