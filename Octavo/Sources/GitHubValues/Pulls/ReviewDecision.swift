extension GitHub {
  /// The decision of all reviews of a pull request together.
  public struct ReviewDecision: OpenEnumeration {
    /// The word of the server.
    public let rawValue: String

    /// Makes the decision of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Enough reviewers have approved it.
    public static let approved = Self(rawValue: "APPROVED")
    /// A reviewer asks for changes.
    public static let changesRequested = Self(rawValue: "CHANGES_REQUESTED")
    /// A required review is missing.
    public static let reviewRequired = Self(rawValue: "REVIEW_REQUIRED")
  }

  /// Whether a pull request can be merged without conflicts.
  public struct Mergeable: OpenEnumeration {
    /// The word of the server.
    public let rawValue: String

    /// Makes the state of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The branches can be merged.
    public static let mergeable = Self(rawValue: "MERGEABLE")
    /// Both branches have changed the same lines.
    public static let conflicting = Self(rawValue: "CONFLICTING")
    /// The server has not computed it yet.
    public static let unknown = Self(rawValue: "UNKNOWN")
  }

  /// An account or a team that is asked for a review.
  public struct Reviewer: Sendable, Hashable, Codable {
    /// The login of the account, or the name of the team, such as “acme/core”.
    public var name: String
    /// Whether it is a team.
    public var isTeam: Bool
    /// Whether it is asked because it owns changed files.
    public var isCodeOwner: Bool

    /// Makes a reviewer.
    public init(_ name: String, isTeam: Bool = false, isCodeOwner: Bool = false) {
      (self.name, self.isTeam, self.isCodeOwner) = (name, isTeam, isCodeOwner)
    }
  }
}

extension GitHub.Reviewer: LenientDecodable {
  /// The fields of a request for a review in GraphQL.
  package static let fields = """
    asCodeOwner requestedReviewer {
      __typename ... on User { login } ... on Bot { login } ... on Mannequin { login }
      ... on Team { combinedSlug }
    }
    """

  package init?(_ object: JSONObject) {
    guard let reviewer = object.object("requestedReviewer") else { return nil }
    let team = reviewer.nonEmptyString("combinedSlug")
    guard let name = team ?? reviewer.nonEmptyString("login") else { return nil }
    self.init(name, isTeam: team != nil, isCodeOwner: object.bool("asCodeOwner"))
  }
}
