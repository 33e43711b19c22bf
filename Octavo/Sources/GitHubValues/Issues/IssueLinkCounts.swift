extension GitHub {
  /// The numbers of the issues to which an issue is linked.
  public struct IssueLinkCounts: Sendable, Hashable, Codable {
    /// The number of its sub-issues.
    public var subIssues: Int
    /// The number of its sub-issues that are closed.
    public var closedSubIssues: Int
    /// The number of issues that block it.
    public var blockedBy: Int
    /// The number of issues that it blocks.
    public var blocking: Int

    /// Makes the numbers.
    public init(
      subIssues: Int = 0,
      closedSubIssues: Int = 0,
      blockedBy: Int = 0,
      blocking: Int = 0
    ) {
      (self.subIssues, self.closedSubIssues) = (subIssues, closedSubIssues)
      (self.blockedBy, self.blocking) = (blockedBy, blocking)
    }
  }
}

extension GitHub.IssueLinkCounts {
  /// Reads the numbers of an issue; `nil` if it has none.
  init?(of object: JSONObject) {
    let parts = object.object("sub_issues_summary")
    let dependencies = object.object("issue_dependencies_summary")
    guard parts != nil || dependencies != nil else { return nil }
    self.init(
      subIssues: parts?.integer("total") ?? 0,
      closedSubIssues: parts?.integer("completed") ?? 0,
      blockedBy: dependencies?.integer("total_blocked_by") ?? 0,
      blocking: dependencies?.integer("total_blocking") ?? 0
    )
  }
}
