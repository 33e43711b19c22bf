public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Issue> {
  /// The issues and pull requests of a repository, newest first.
  public static func issues(
    of repository: GitHub.RepositoryName,
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
  public static func issue(_ number: Int, of repository: GitHub.RepositoryName) -> Self {
    .object(.get(repository.issue(number)))
  }

  /// Opens an issue.
  ///
  /// - Throws: `.validation` for an empty title.
  public static func newIssue(
    title: String,
    body: String = "",
    labels: [String] = [],
    assignees: [String] = [],
    in repository: GitHub.RepositoryName
  ) -> Self {
    let issue = GitHub.IssueChange(
      title: title,
      body: body,
      labels: labels.isEmpty ? nil : labels,
      assignees: assignees.isEmpty ? nil : assignees
    )
    return .object(GitHub.Request(.post, repository.path + ["issues"], json: issue))
  }

  /// Changes an issue or a pull request, and returns it as it is then.
  public static func change(
    _ change: GitHub.IssueChange,
    ofIssue number: Int,
    of repository: GitHub.RepositoryName
  ) -> Self {
    .object(GitHub.Request(.patch, repository.issue(number), json: change))
  }
}

extension GitHub.RepositoryName {
  /// The path of an issue below the API.
  func issue(_ number: Int) -> [String] { path + ["issues", "\(number)"] }
}
