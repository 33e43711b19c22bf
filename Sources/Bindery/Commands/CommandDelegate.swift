/// The methods that a command calls for its executions: the style without observation.
///
/// ```swift
/// followCommand.delegate = self
///
/// func commandDidStart(_ command: any CommandStatus) { spinner.start() }
/// func commandDidFinish(_ command: any CommandStatus) { spinner.stop() }
/// ```
///
/// A delegate of several commands tells them apart by identity (`command === viewModel.follow`).
/// Every execution that starts also finishes, unless the command is released before. In between it
/// succeeds or fails; a cancelled one does neither. The methods have empty defaults.
///
/// The outcome is passed as `Any`, because a delegate has commands of several types:
///
/// ```swift
/// func command(_ command: any CommandStatus, didSucceedWith value: Any) {
///   label.text = "Uploaded"
/// }
///
/// func command(_ command: any CommandStatus, didFailWith error: any Error) {
///   label.text = "\(error)"
/// }
/// ```
@MainActor
public protocol CommandDelegate: AnyObject {
  /// Called before a body begins.
  func commandDidStart(_ command: any CommandStatus)
  /// Called when an execution has returned `value`.
  func command(_ command: any CommandStatus, didSucceedWith value: Any)
  /// Called when an execution that no caller awaits has failed.
  ///
  /// The delegate counts as an error handler.
  func command(_ command: any CommandStatus, didFailWith error: any Error)
  /// Called last, when a body has ended with any outcome.
  func commandDidFinish(_ command: any CommandStatus)
}

extension CommandDelegate {
  /// Does nothing.
  public func commandDidStart(_ command: any CommandStatus) {}
  /// Does nothing.
  public func command(_ command: any CommandStatus, didSucceedWith value: Any) {}
  /// Does nothing.
  public func command(_ command: any CommandStatus, didFailWith error: any Error) {}
  /// Does nothing.
  public func commandDidFinish(_ command: any CommandStatus) {}
}
