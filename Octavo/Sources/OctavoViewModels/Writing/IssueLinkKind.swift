import GitHubEndpoints
import GitHubValues

/// The relation of an issue to one to which it is linked.
public nonisolated enum IssueLinkKind: String, Sendable, Hashable, Codable {
  /// A part of the issue.
  case subIssue = "sub-issue"
  /// An issue that has to be done before.
  case blocker = "blocked by"

  /// The endpoint of the issues that are linked.
  func endpoint(_ place: GitHub.IssuePlace) -> Endpoint<GitHub.Page<GitHub.Issue>> {
    switch self {
    case .subIssue: .subIssues(ofIssue: place.number, of: place.repository)
    case .blocker: .blockers(ofIssue: place.number, of: place.repository)
    }
  }

  /// Returns the endpoint that makes the link to an issue with an id, or removes it.
  func change(_ isSet: Bool, _ id: Int, on place: GitHub.IssuePlace) -> Endpoint<GitHub.Issue> {
    let (number, repository) = (place.number, place.repository)
    return switch (self, isSet) {
    case (.subIssue, true): .addSubIssue(id, toIssue: number, of: repository)
    case (.subIssue, false): .removeSubIssue(id, fromIssue: number, of: repository)
    case (.blocker, true): .addBlocker(id, toIssue: number, of: repository)
    case (.blocker, false): .removeBlocker(id, fromIssue: number, of: repository)
    }
  }

  /// The list of the issues that are linked.
  func list(_ place: GitHub.IssuePlace) -> ListQuery<GitHub.Issue> {
    var list = ListQuery(kind: rawValue, subject: place.key, endpoint: endpoint(place))
    list.refresh = .allPages
    return list
  }
}
