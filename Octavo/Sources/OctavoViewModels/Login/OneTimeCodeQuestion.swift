public import GitHubValues

/// The question for a one-time code.
public nonisolated struct OneTimeCodeQuestion: Sendable, Equatable {
  /// The source of the code.
  public let source: APIError.OneTimeCode
  /// Whether the code before was wrong.
  public let isRepeated: Bool
  /// The text that is filled in at first: the code of the demo world, otherwise nothing.
  public let suggestion: String

  /// The title of the dialog.
  public static let title = "One-Time Code"
  /// The label of the field for the code.
  public static let field = "Code"
  /// The button that sends the code.
  public static let confirmation = "Log In"

  /// The text of the question.
  public var prompt: String {
    let place =
      switch source {
      case .app: "Enter the code from your authenticator app."
      case .sms: "Enter the code that you received by SMS."
      case .unknown: "Enter the code from your authenticator app or from an SMS."
      }
    return isRepeated ? "Incorrect code. \(place)" : place
  }
}
