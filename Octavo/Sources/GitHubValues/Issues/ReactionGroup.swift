extension GitHub {
  /// The reactions of one kind to an issue or a comment, as the viewer sees them.
  public struct ReactionGroup: Sendable, Hashable, Codable {
    /// The picture.
    public var content: Reaction.Content
    /// The number of accounts that reacted.
    public var count: Int
    /// Whether the viewer is one of them.
    public var viewerHasReacted: Bool

    /// Makes a group.
    public init(content: Reaction.Content, count: Int, viewerHasReacted: Bool) {
      self.content = content
      self.count = count
      self.viewerHasReacted = viewerHasReacted
    }
  }
}

extension GitHub.ReactionGroup: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let word = object.nonEmptyString("content"),
      let viewerHasReacted = object.knownBool("viewerHasReacted")
    else { return nil }
    self.init(
      content: GitHub.Reaction.Content(word: word),
      count: object.object("users")?.integer("totalCount") ?? 0,
      viewerHasReacted: viewerHasReacted
    )
  }
}

extension GitHub.Reaction.Content {
  /// Makes the content of a word in GraphQL, which differs from that of the REST API.
  package init(word: String) {
    switch word {
    case "THUMBS_UP": self = .thumbsUp
    case "THUMBS_DOWN": self = .thumbsDown
    default: self.init(rawValue: word.lowercased())
    }
  }

  /// The word in GraphQL.
  package var word: String {
    switch self {
    case .thumbsUp: "THUMBS_UP"
    case .thumbsDown: "THUMBS_DOWN"
    default: rawValue.uppercased()
    }
  }
}
