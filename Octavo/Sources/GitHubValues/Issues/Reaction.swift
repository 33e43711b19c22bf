extension GitHub {
  /// A reaction of an account to an issue, a comment or a release.
  public struct Reaction: Sendable, Hashable, Codable, Identifiable {
    /// The picture of a reaction.
    public struct Content: OpenEnumeration {
      /// The word of the server.
      public let rawValue: String

      /// Makes the content of a text.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// A thumb that points up.
      public static let thumbsUp = Self(rawValue: "+1")
      /// A thumb that points down.
      public static let thumbsDown = Self(rawValue: "-1")
      /// A face that laughs.
      public static let laugh = Self(rawValue: "laugh")
      /// A face that does not understand.
      public static let confused = Self(rawValue: "confused")
      /// A heart.
      public static let heart = Self(rawValue: "heart")
      /// A party popper.
      public static let hooray = Self(rawValue: "hooray")
      /// A rocket.
      public static let rocket = Self(rawValue: "rocket")
      /// A pair of eyes.
      public static let eyes = Self(rawValue: "eyes")
    }

    /// The number of the reaction, unique on its server.
    public var id: Int
    /// The picture.
    public var content: Content
    /// The account that reacted; `nil` if it has been deleted.
    public var author: Account?
  }
}

extension GitHub.Reaction: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id"),
      let content = object.enumeration("content", of: Content.self)
    else { return nil }
    self.init(id: id, content: content, author: object.value("user"))
  }
}
