extension GitHub {
  /// The files that a version of a pull request changes, with the commits that decide on them.
  public struct PullRequestFiles: Sendable, Hashable, Codable {
    /// The number of the pull request in its repository.
    public var number: Int
    /// The title of the pull request.
    public var title: String
    /// The id of the pull request in GraphQL; `nil` if an old server sends none.
    public var nodeID: String?
    /// The branch that gets the changes.
    public var base: PullRequestBranch
    /// The branch with the changes, at the commit that the files are of.
    public var head: PullRequestBranch
    /// The last common commit of both; `nil` if it was not needed.
    public var mergeBase: String?
    /// The changed files.
    public var files: [FileChange]

    /// Makes the version of a pull request that is read now, without files.
    public init(_ pull: PullRequest) {
      number = pull.number
      title = pull.title
      nodeID = pull.nodeID
      (base, head) = (pull.base, pull.head)
      mergeBase = nil
      files = []
    }

    /// Whether both are the same version: the same head for the same branch.
    public func isSameVersion(as other: Self) -> Bool {
      head.sha == other.head.sha && base.name == other.base.name
    }
  }
}
