public import GitHubValues

/// The question for a one-time code.
public nonisolated struct OneTimeCodeQuestion: Sendable, Equatable {
  /// The source of the code.
  public let source: APIError.OneTimeCode
  /// Whether the code before was wrong.
  public let isRepeated: Bool
  /// The text that is filled in at first: the code of the demo world, otherwise nothing.
  public let suggestion: String

  /// The text of the question.
  public var prompt: String {
    let place =
      switch source {
      case .app: "Enter the code that your authenticator app shows"
      case .sms: "Enter the code that you received by SMS"
      case .unknown: "Enter the code that you received by SMS or that your authenticator app shows"
      }
    return isRepeated ? "That code was wrong. \(place)" : place
  }
}
