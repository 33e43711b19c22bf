extension GitHub {
  /// Whether the viewer is notified about a repository or an issue.
  public struct SubscriptionState: OpenEnumeration {
    /// The word of the server.
    public let rawValue: String

    /// Makes the state of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// About everything that happens there.
    public static let subscribed = Self(rawValue: "SUBSCRIBED")
    /// About threads in which the viewer takes part or is mentioned.
    public static let unsubscribed = Self(rawValue: "UNSUBSCRIBED")
    /// About nothing.
    public static let ignored = Self(rawValue: "IGNORED")
  }
}
