public import GitHubValues

/// A list of the repositories of an account, or of the forks of a repository.
public nonisolated enum RepositoryList: Sendable, Hashable, Codable {
  /// The repositories that the user or an organization of theirs owns and those that they
  /// collaborate on, private ones too, by name.
  case owned
  /// The repositories that the user has starred, the latest star first.
  case starred
  /// The repositories that an account owns in public, by name.
  case ownedBy(String)
  /// The repositories that an account has starred, the latest star first.
  case starredBy(String)
  /// The forks of a repository, the newest first.
  case forks(of: GitHub.RepositoryName)
}
