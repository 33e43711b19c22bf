extension GitHub {
  /// A name for a commit: a branch or a tag.
  public struct Reference: Sendable, Hashable, Codable, Identifiable {
    /// The kind of a reference.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
      /// A name that moves to each new commit.
      case branch
      /// A name that stays.
      case tag
    }

    /// The kind.
    public var kind: Kind
    /// The short name, slashes and all, such as “release/1.0”.
    public var name: String
    /// The commit it names.
    public var sha: String

    /// Makes a reference.
    public init(kind: Kind, name: String, sha: String = "") {
      self.kind = kind
      self.name = name
      self.sha = sha
    }

    /// The full name, such as “refs/heads/release/1.0”: unique in a repository.
    public var id: String { "refs/\(kind == .branch ? "heads" : "tags")/\(name)" }
  }
}
