/// A commit to choose from, by its message.
public nonisolated struct CommitOption: Codable, Hashable, Sendable {
  /// The hash.
  public let sha: String
  /// The first line of the message, which others have written.
  public let subject: String

  /// Makes an option of a commit.
  public init(_ sha: String, _ subject: String) { (self.sha, self.subject) = (sha, subject) }
}
