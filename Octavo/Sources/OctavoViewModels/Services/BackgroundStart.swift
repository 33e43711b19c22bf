/// The start of the program in the background with the session of the desktop.
public protocol BackgroundStart: AnyObject {
  /// Whether the session starts it.
  var isOn: Bool { get }

  /// Lets the session start it from the next login on, or no longer.
  ///
  /// - Throws: ``BackgroundStartFailure``, and nothing has changed.
  func set(_ isOn: Bool) throws(BackgroundStartFailure)
}

/// The reason why the start with the session cannot be changed.
public nonisolated struct BackgroundStartFailure: FailureWithMessage, Equatable {
  /// One sentence for the user.
  public let message: String

  /// Makes an error.
  public init(message: String) { self.message = message }
}
