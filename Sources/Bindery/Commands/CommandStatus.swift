/// What every command tells of itself, whatever its input and output.
///
/// For code that deals with commands of any type: a busy indicator, a delegate, a cancel key.
@MainActor
public protocol CommandStatus: AnyObject {
  /// Whether executing it would be heeded now; reading it inside `observe` subscribes.
  var isEnabled: Bool { get }
  /// Whether a body is running; reading it inside `observe` subscribes.
  var isExecuting: Bool { get }
  /// Cancels what is running and what is waiting.
  func cancel()
}
