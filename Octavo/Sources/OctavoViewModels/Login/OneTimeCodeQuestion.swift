public import GitHubValues

/// Why and from where a one-time code is wanted.
public nonisolated struct OneTimeCodeQuestion: Sendable, Equatable {
  /// Where the person finds the code.
  public let source: APIError.OneTimeCode
  /// Whether a code was given before and was wrong.
  public let isRepeated: Bool
  /// What to fill in to begin with: the demo world's code, and otherwise nothing.
  public let suggestion: String

  /// What to say to the person.
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
