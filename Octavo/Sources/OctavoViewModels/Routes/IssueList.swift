public import GitHubValues

/// The issues among which a list chooses.
public nonisolated enum IssueList: Codable, Hashable, Sendable {
  /// The issues of a repository.
  case repository(GitHub.RepositoryName)
  /// The issues of all repositories that have to do with the user.
  case own

  /// The repository; `nil` for all.
  var repository: GitHub.RepositoryName? {
    if case .repository(let name) = self { name } else { nil }
  }
}
