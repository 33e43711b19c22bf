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

  /// The number of entries of a timeline on a page.
  public static var timelineEntriesOnPage: Int { 100 }

  /// The timeline of an issue or a pull request, oldest first, from a page on: events, comments,
  /// reviews, commits and references.
  ///
  /// Comments, reviews and the issues that refer to this one are without their texts.
  public static func timeline(
    ofIssue number: Int,
    of repository: some GitHub.RepositoryPlace,
    page: Int = 1
  ) -> Self {
    .list(
      .get(repository.issue(number) + ["timeline"], query: ["page": page > 1 ? "\(page)" : nil]),
      perPage: timelineEntriesOnPage
    ) { (event: GitHub.IssueEvent) in event.withoutTexts }
  }
}
