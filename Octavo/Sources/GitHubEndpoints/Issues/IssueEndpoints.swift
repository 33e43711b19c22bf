public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Issue> {
  /// The issues and pull requests of a repository, newest first.
  public static func issues(
    of repository: some GitHub.RepositoryPlace,
    state: GitHub.IssueState = .open
  ) -> Self {
    .list(.get(repository.path + ["issues"], query: ["state": state.rawValue]), perPage: 30)
  }

  /// The open issues and pull requests that the user who is logged in is to work on, newest first.
  public static var assignedIssues: Self { .list(.get(["issues"]), perPage: 30) }
}

extension Endpoint where Value == GitHub.Issue {
  /// An issue or a pull request by its number.
  ///
  /// - Throws: `.notFound` for a deleted one as well.
  public static func issue(_ number: Int, of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.issue(number)))
  }

  /// Opens an issue.
  ///
  /// The server drops labels, assignees and the milestone without a word if the account may not set
  /// them: compare the returned issue.
  ///
  /// - Throws: `.validation` for an empty title, `.gone` if the repository has no issues.
  public static func newIssue(
    title: String,
    body: String = "",
    labels: [String] = [],
    assignees: [String] = [],
    milestone: Int? = nil,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    let issue = GitHub.IssueChange(
      title: title,
      body: body,
      labels: labels.isEmpty ? nil : labels,
      assignees: assignees.isEmpty ? nil : assignees,
      milestone: milestone.map { .number($0) }
    )
    return .object(.write(.post, repository.path + ["issues"], json: issue))
  }

  /// Changes an issue or a pull request, and returns it as it is then.
  ///
  /// A state needs its reason: `.completed`, `.notPlanned` or `.duplicate` closes, and `.reopened`
  /// opens.
  ///
  /// - Throws: `.gone` for a deleted one, `.redirect` for one that was transferred.
  public static func change(
    _ change: GitHub.IssueChange,
    ofIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.patch, repository.issue(number), json: change))
  }

  /// Adds accounts to those that are to work on an issue, and returns it as it is then.
  ///
  /// The server drops accounts without a word that may not work on it.
  public static func addAssignees(
    _ logins: [String],
    toIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let path = repository.issue(number) + ["assignees"]
    return .object(.write(.post, path, json: ["assignees": logins]))
  }

  /// Removes accounts from those that are to work on an issue, and returns it as it is then.
  public static func removeAssignees(
    _ logins: [String],
    fromIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let path = repository.issue(number) + ["assignees"]
    return .object(.write(.delete, path, json: ["assignees": logins]))
  }
}

extension Endpoint where Value == Void {
  /// Locks the conversation of an issue, with a reason or without.
  public static func lock(
    issue number: Int,
    of repository: some GitHub.RepositoryPlace,
    reason: GitHub.LockReason? = nil
  ) -> Self {
    let body = reason.map { ["lock_reason": $0.rawValue] } ?? [:]
    return .action(.write(.put, repository.issue(number) + ["lock"], json: body))
  }

  /// Unlocks the conversation of an issue.
  public static func unlock(issue number: Int, of repository: some GitHub.RepositoryPlace) -> Self {
    .action(.write(.delete, repository.issue(number) + ["lock"]))
  }
}

extension GitHub.RepositoryPlace {
  /// The path of an issue below the API.
  func issue(_ number: Int) -> [String] { path + ["issues", "\(number)"] }
}
