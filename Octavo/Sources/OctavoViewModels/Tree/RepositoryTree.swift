public import GitHubValues

/// The tree of a repository at one revision.
public nonisolated struct RepositoryTree: Sendable, Hashable {
  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The branch, tag or commit.
  public let revision: String
}
