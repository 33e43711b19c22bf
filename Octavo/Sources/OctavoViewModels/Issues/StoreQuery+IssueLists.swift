import GitHubEndpoints
import GitHubValues

nonisolated extension ListQuery where Item == GitHub.Issue {
  /// The issues that match a filter, in the order of the response.
  ///
  /// They are stored as those that the pages show.
  static func issues(_ list: IssueList, _ filter: IssueFilter, of login: String) -> Self {
    let name = list.repository
    var query = ListQuery(
      kind: list.isOfPulls ? "pull list" : "issue list",
      subject: "\(name.map { "\($0)" } ?? "")\n\(filter.requested.text)",
      endpoint: filter.endpoint(in: list, of: login)
    )
    query.key = { "\($0.number)" }
    query.home = .issues(of: name)
    return query
  }
}

nonisolated extension ListHome where Item == GitHub.Issue {
  /// The issues of a repository, or of all repositories, which lists and pages share.
  static func issues(of name: GitHub.RepositoryName?) -> Self {
    ListHome(
      kind: "issues",
      subject: name.map { "\($0)" },
      subjectOfItem: { ($0.repository ?? name).map { "\($0)" } ?? "" },
      merged: { $0.merged(with: $1) }
    )
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Issue] {
  /// The issues that match a filter, in the order of the response.
  static func issues(_ list: IssueList, _ filter: IssueFilter, of login: String) -> Self {
    let query = ListQuery.issues(list, filter, of: login)
    return Self(query.kind, query.subject ?? "", from: .list(query))
  }

  /// The issues of a list that the store has from whatever response, in no order.
  static func knownIssues(_ list: IssueList) -> Self {
    let subject = list.repository.map { "\($0)" } ?? ""
    let source = ListQuery(kind: "issues", subject: subject, endpoint: .assignedIssues)
    return Self("known issues", subject, from: .known(source, limit: 2_000))
  }
}

nonisolated extension StoreQuery where Value == Int {
  /// The number of issues that a search finds.
  static func issueCount(_ query: String) -> Self {
    Self("issue count", query, from: .document(.issueCount(matching: query)))
  }
}

nonisolated extension GitHub.Issue {
  /// Returns the issue of a list with the members that the response lacks.
  ///
  /// A newer stored issue is kept, because the search index of the server may be minutes old.
  fileprivate func merged(with stored: Self) -> Self {
    if let updatedAt, let other = stored.updatedAt, other > updatedAt { return stored }
    var issue = self
    if issue.closedBy == nil, issue.state == stored.state { issue.closedBy = stored.closedBy }
    if issue.type == nil, issue.updatedAt == stored.updatedAt { issue.type = stored.type }
    issue.reactions = issue.reactions ?? stored.reactions
    issue.nodeID = issue.nodeID ?? stored.nodeID
    issue.isDraft = issue.isDraft ?? stored.isDraft
    // A list of pull requests does not have it.
    if issue.isPullRequest, issue.comments == 0 { issue.comments = stored.comments }
    return issue
  }
}
