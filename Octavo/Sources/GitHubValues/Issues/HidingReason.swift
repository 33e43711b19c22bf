extension GitHub {
  /// The reason for which a comment is hidden.
  public struct HidingReason: OpenEnumeration {
    /// The word of the server, in the form of GraphQL.
    public let rawValue: String

    /// Makes the reason of a text in whatever form: “OFF_TOPIC” and “off-topic” are the same.
    public init(rawValue: String) {
      self.rawValue = String(
        rawValue.uppercased().map { $0 == "-" || $0 == " " ? "_" : $0 }
      )
    }

    /// The comment is an advertisement.
    public static let spam = Self(rawValue: "SPAM")
    /// The comment is abusive.
    public static let abuse = Self(rawValue: "ABUSE")
    /// The comment is about something else.
    public static let offTopic = Self(rawValue: "OFF_TOPIC")
    /// The comment is not true any more.
    public static let outdated = Self(rawValue: "OUTDATED")
    /// Another comment says the same.
    public static let duplicate = Self(rawValue: "DUPLICATE")
    /// The comment is answered.
    public static let resolved = Self(rawValue: "RESOLVED")

    /// The reasons that a user can give.
    public static let all: [Self] = [spam, abuse, offTopic, outdated, duplicate, resolved]

    /// The reason in words, such as “off topic”.
    public var words: String { rawValue.lowercased().replacing("_", with: " ") }
  }
}
