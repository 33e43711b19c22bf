extension GitHub {
  /// The facts about a commit that a list of commits lacks: its signature and its checks.
  public struct CommitFacts: Sendable, Hashable, Codable {
    /// The name of the commit.
    public var sha: String
    /// Whether the signature is the author's; `nil` for a commit without one.
    public var isVerified: Bool?
    /// GitHub's word for the state of the signature, such as “UNVERIFIED_EMAIL”; `nil` for none.
    public var signature: String?
    /// The combination of the checks; `nil` if there are none.
    public var checks: CommitStatus.State?

    /// Makes the facts about a commit.
    public init(
      _ sha: String,
      isVerified: Bool? = nil,
      signature: String? = nil,
      checks: CommitStatus.State? = nil
    ) {
      (self.sha, self.isVerified, self.signature) = (sha, isVerified, signature)
      self.checks = checks
    }
  }

  /// The facts about the commits of a pull request.
  public struct PullCommitFacts: Sendable, Hashable, Codable {
    /// The name of the head's commit; `nil` if it is not known.
    public var head: String?
    /// The number of all commits; `nil` if the server has not said.
    public var total: Int?
    /// The facts, oldest first, of the first 300 commits.
    public var commits: [CommitFacts]

    /// Makes the facts.
    public init(head: String? = nil, total: Int? = nil, _ commits: [CommitFacts] = []) {
      (self.head, self.total, self.commits) = (head, total, commits)
    }
  }
}
