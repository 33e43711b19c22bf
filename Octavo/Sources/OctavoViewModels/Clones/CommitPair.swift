/// The commits of a patch: those that its head has and its base lacks.
public nonisolated struct PatchRange: Sendable, Hashable {
  /// The hash of a commit of the branch that gets the changes.
  public var base: String
  /// The hash of the last commit with changes.
  public var head: String

  /// Makes a range.
  public init(base: String, head: String) {
    self.base = base
    self.head = head
  }
}

/// A commit of a patch, beside the one that it became in a later version of the patch.
public nonisolated struct CommitPair: Sendable, Equatable, Codable {
  /// The relations of two commits.
  public enum Relation: String, Sendable, Equatable, Codable {
    /// Both change the same lines, with the same message.
    case same
    /// The change or its message differs.
    case changed
    /// The later version lacks it.
    case removed
    /// The earlier version lacks it.
    case added
  }

  /// A commit of one version.
  public struct Commit: Sendable, Equatable, Codable {
    /// The place in the version, from 1 on.
    public var number: Int
    /// The hash.
    public var hash: String

    /// Describes a commit.
    public init(number: Int, hash: String) {
      self.number = number
      self.hash = hash
    }
  }

  /// The commit of the earlier version; `nil` for none.
  public var old: Commit?
  /// The commit of the later version; `nil` for none.
  public var new: Commit?
  /// The relation.
  public var relation: Relation
  /// The first line of the message, that of the later version if there is one.
  public var subject: String
  /// The difference of the two patches, line by line; empty unless the commit has changed.
  ///
  /// Each line has the sign of the difference, then that of the patch.
  public var difference: String

  /// Describes a pair.
  public init(
    old: Commit?,
    new: Commit?,
    relation: Relation,
    subject: String,
    difference: String = ""
  ) {
    self.old = old
    self.new = new
    self.relation = relation
    self.subject = subject
    self.difference = difference
  }
}
