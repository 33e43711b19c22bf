public import GitHubValues

/// The issues or pull requests among which a list chooses.
public nonisolated enum IssueList: Codable, Hashable, Sendable {
  /// The issues of a repository.
  case repository(GitHub.RepositoryName)
  /// The issues of all repositories that have to do with the user.
  case own
  /// The pull requests of a repository.
  case pulls(GitHub.RepositoryName)
  /// The pull requests of all repositories that have to do with the user.
  case ownPulls

  /// The repository; `nil` for all.
  var repository: GitHub.RepositoryName? {
    switch self {
    case .repository(let name), .pulls(let name): name
    case .own, .ownPulls: nil
    }
  }

  /// Whether it is one of pull requests.
  var isOfPulls: Bool {
    switch self {
    case .pulls, .ownPulls: true
    case .repository, .own: false
    }
  }

  /// The plural of what it lists, at the start of a sentence.
  var noun: String { isOfPulls ? "Pull requests" : "Issues" }
}
