extension GitHub {
  /// The size of a pull request, and whether it can be merged.
  public struct PullRequestCounts: Sendable, Hashable, Codable {
    /// The number of commits.
    public var commits: Int
    /// The number of added lines.
    public var additions: Int
    /// The number of deleted lines.
    public var deletions: Int
    /// The number of changed files.
    public var changedFiles: Int
    /// The number of comments.
    public var comments: Int
    /// The number of comments on lines.
    public var reviewComments: Int
    /// Whether it can be merged without conflicts; `nil` while the server computes it.
    public var isMergeable: Bool?
    /// GitHub's word for the state of merging, such as “clean” or “blocked”.
    public var mergeableState: String?
  }
}

extension GitHub.PullRequestCounts: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let changedFiles = object.integer("changed_files") else { return nil }
    self.init(
      commits: object.integer("commits") ?? 0,
      additions: object.integer("additions") ?? 0,
      deletions: object.integer("deletions") ?? 0,
      changedFiles: changedFiles,
      comments: object.integer("comments") ?? 0,
      reviewComments: object.integer("review_comments") ?? 0,
      isMergeable: object.knownBool("mergeable"),
      mergeableState: object.nonEmptyString("mergeable_state")
    )
  }
}
