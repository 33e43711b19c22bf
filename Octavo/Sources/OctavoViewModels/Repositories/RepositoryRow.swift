public import GitHubValues

/// A repository as a list shows it.
public nonisolated struct RepositoryRow: Sendable, Identifiable, Equatable {
  /// The repository.
  public let repository: GitHub.Repository
  /// The owner to show before the name, where it is not the one whose list it is.
  public let owner: String?
  /// Whether the user starred it; `nil` while that is not known.
  public let isStarred: Bool?

  /// The number of the repository.
  public var id: Int { repository.id }
}
