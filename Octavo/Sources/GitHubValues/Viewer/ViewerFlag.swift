extension GitHub {
  /// A fact about the user who is logged in that is true or false: a star on a repository, the
  /// following of an account, a reaction, or the subscription to an issue.
  ///
  /// Upper and lower case make no difference, as in the names of the server.
  public struct ViewerFlag: Sendable, Hashable {
    /// The kind of a flag.
    public enum Kind: String, Sendable, CaseIterable {
      /// A star on a repository.
      case star
      /// The following of an account.
      case follow
      /// A reaction to an issue or a comment.
      case reaction
      /// The subscription to an issue or a pull request.
      case subscription

      /// Whether the server lists all flags of the kind.
      public var isListed: Bool { self == .star || self == .follow }
    }

    /// The kind of the flag.
    public let kind: Kind
    /// The name of the repository, the login of the account, or the numbers of the reaction or
    /// subscription, in lower case.
    public let key: String

    /// Makes the flag of a key that is in lower case already.
    public init(_ kind: Kind, key: String) {
      self.kind = kind
      self.key = key
    }

    /// The star on a repository.
    public static func star(_ name: RepositoryName) -> Self {
      Self(.star, key: name.description.lowercased())
    }

    /// The following of an account.
    public static func follow(_ login: String) -> Self { Self(.follow, key: login.lowercased()) }

    /// The name of the repository of a star.
    public var repository: RepositoryName? { kind == .star ? RepositoryName(key) : nil }
  }
}
