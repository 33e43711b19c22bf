import GitHubEndpoints
import GitHubValues

nonisolated extension ListQuery where Item == GitHub.IssueFacts {
  /// The facts of an issue that only GraphQL has: a list of one.
  static func facts(of place: GitHub.IssuePlace) -> Self {
    ListQuery(
      kind: "issue facts",
      subject: place.key,
      endpoint: Endpoint.facts(ofIssue: place.number, of: place.name)
        .map { GitHub.Page(items: [$0]) }
    )
  }
}

nonisolated extension StoreQuery where Value == [GitHub.IssueFacts] {
  /// The facts of an issue that only GraphQL has: a list of one.
  static func facts(of place: GitHub.IssuePlace) -> Self {
    Self("issue facts", place.key, from: .list(ListQuery.facts(of: place)))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Issue] {
  /// The issues to which an issue is linked.
  static func linked(_ kind: IssueLinkKind, to place: GitHub.IssuePlace) -> Self {
    Self(kind.rawValue, place.key, from: .list(kind.list(place)))
  }

  /// The issues that an issue blocks.
  static func blocked(by place: GitHub.IssuePlace) -> Self {
    list("blocking", of: place.key, .blockedIssues(byIssue: place.number, of: place.repository))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.IssueType] {
  /// The types that an organization gives to issues.
  static func issueTypes(of organization: String) -> Self {
    list("issue types", of: organization, .issueTypes(of: organization))
  }
}
