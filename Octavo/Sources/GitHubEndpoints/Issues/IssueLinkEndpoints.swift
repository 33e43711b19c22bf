public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Issue> {
  /// The sub-issues of an issue, in the order that its users have given them.
  public static func subIssues(
    ofIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self { .list(.get(repository.issue(number) + ["sub_issues"])) }

  /// The issues that block an issue.
  public static func blockers(
    ofIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self { .list(.get(repository.issue(number) + ["dependencies", "blocked_by"])) }

  /// The issues that an issue blocks.
  public static func blockedIssues(
    byIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self { .list(.get(repository.issue(number) + ["dependencies", "blocking"])) }
}

extension Endpoint where Value == GitHub.Issue {
  /// Makes an issue a sub-issue of another one, which it returns.
  ///
  /// - Parameters:
  ///   - id: The id of the new sub-issue, which may be of another repository.
  ///   - number: The number of the other issue.
  ///   - repository: The repository of the other issue.
  /// - Returns: The endpoint; `.validation` is the error for an issue with a parent, or above the
  ///   other one.
  public static func addSubIssue(
    _ id: Int,
    toIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let path = repository.issue(number) + ["sub_issues"]
    return .object(.write(.post, path, json: ["sub_issue_id": id]))
  }

  /// Makes an issue no longer a sub-issue of another one, which it returns.
  public static func removeSubIssue(
    _ id: Int,
    fromIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let path = repository.issue(number) + ["sub_issue"]
    return .object(.write(.delete, path, json: ["sub_issue_id": id]))
  }

  /// Notes that an issue is blocked by another one, and returns it.
  ///
  /// - Parameters:
  ///   - id: The id of the issue that blocks it, which may be of another repository.
  ///   - number: The number of the blocked issue.
  ///   - repository: The repository of the blocked issue.
  /// - Returns: The endpoint; `.validation` is the error for an issue blocked by this one.
  public static func addBlocker(
    _ id: Int,
    toIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let path = repository.issue(number) + ["dependencies", "blocked_by"]
    return .object(.write(.post, path, json: ["issue_id": id]))
  }

  /// Notes that an issue is no longer blocked by another one, and returns it.
  public static func removeBlocker(
    _ id: Int,
    fromIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.delete, repository.issue(number) + ["dependencies", "blocked_by", "\(id)"]))
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.IssueType> {
  /// The types that an organization gives to issues.
  ///
  /// - Throws: `.notFound` for an account that is no organization.
  public static func issueTypes(of organization: String) -> Self {
    .list(.get(["orgs", organization, "issue-types"]))
  }
}
