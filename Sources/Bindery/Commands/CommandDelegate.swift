/// Who is told of a command's runs by being called: the style without observation.
///
/// ```swift
/// followCommand.delegate = self
///
/// func commandDidStart(_ command: any CommandStatus) { spinner.start() }
/// func commandDidFinish(_ command: any CommandStatus) { spinner.stop() }
/// ```
///
/// A delegate of several commands tells them apart by identity (`command === viewModel.follow`).
/// Every run that starts also finishes, and in between succeeds, fails or, when it was cancelled,
/// neither. The methods have empty defaults.
@MainActor
public protocol CommandDelegate: AnyObject {
  /// A body is about to begin.
  func commandDidStart(_ command: any CommandStatus)
  /// A run has returned `value`.
  func command(_ command: any CommandStatus, didSucceedWith value: Any)
  /// A run that nobody awaits has failed.
  ///
  /// The delegate counts as somebody who listens to the errors.
  func command(_ command: any CommandStatus, didFailWith error: any Error)
  /// A body has ended, in whatever way; called last.
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
