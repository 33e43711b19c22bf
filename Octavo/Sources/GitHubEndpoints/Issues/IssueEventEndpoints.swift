public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.IssueEvent> {
  /// The events of all issues and pull requests of a repository, newest first, with their issues.
  public static func issueEvents(in repository: some GitHub.RepositoryPlace) -> Self {
    .list(.get(repository.path + ["issues", "events"]))
  }

  /// The events of an issue or a pull request, oldest first.
  public static func events(
    ofIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.issue(number) + ["events"]))
  }

  /// The timeline of an issue or a pull request, oldest first: events, comments, reviews, commits
  /// and references.
  public static func timeline(
    ofIssue number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.issue(number) + ["timeline"]))
  }
}
