extension GitHub {
  /// The numbers of reactions to something, by their content.
  public struct ReactionCounts: Sendable, Hashable, Codable {
    /// The number of reactions with each content that has one.
    public var counts: [String: Int]

    /// Makes counts.
    public init(_ counts: [Reaction.Content: Int] = [:]) {
      self.counts = Dictionary(uniqueKeysWithValues: counts.map { ($0.rawValue, $1) })
    }

    /// Returns the number of reactions with a content.
    public subscript(content: Reaction.Content) -> Int { counts[content.rawValue] ?? 0 }
  }

  /// The relation of an author to the repository.
  public struct Association: OpenEnumeration {
    /// The word of the server.
    public let rawValue: String

    /// Makes the relation of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The word to show, such as “member”; `nil` for an author without a relation.
    public var word: String? {
      rawValue == "NONE" || rawValue.isEmpty
        ? nil : rawValue.lowercased().split(separator: "_").joined(separator: " ")
    }
  }
}

extension GitHub.Reaction.Content {
  /// The contents that GitHub has, in its order.
  public static let all: [Self] = [
    .thumbsUp, .thumbsDown, .laugh, .hooray, .confused, .heart, .rocket, .eyes,
  ]
}

extension GitHub.ReactionCounts: LenientDecodable {
  package init?(_ object: JSONObject) {
    self.init()
    for content in GitHub.Reaction.Content.all {
      if let count = object.integer(JSONKey(stringValue: content.rawValue)),
        count > 0
      {
        counts[content.rawValue] = count
      }
    }
  }
}
