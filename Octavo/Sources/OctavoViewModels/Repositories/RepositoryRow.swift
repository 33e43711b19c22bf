public import GitHubValues

/// A repository as a list shows it.
///
/// A row is equal to another whatever its star: the star and the number of stars are read when the
/// row is drawn, which subscribes to them.
public nonisolated struct RepositoryRow: Sendable, Identifiable {
  /// The repository as it was loaded.
  let loaded: GitHub.Repository
  /// The owner to show before the name, where it is not the one whose list it is.
  public let owner: String?
  private let viewerState: ViewerState

  init(_ repository: GitHub.Repository, owner: String?, _ viewerState: ViewerState) {
    loaded = repository
    self.owner = owner
    self.viewerState = viewerState
  }

  /// The number of the repository.
  public var id: Int { loaded.id }

  /// The repository, with its present number of stars.
  @MainActor public var repository: GitHub.Repository { viewerState.counted(loaded) }

  /// Whether the user starred it; `nil` while that is not known.
  @MainActor public var isStarred: Bool? { viewerState.isStarred(loaded.fullName) }
}

nonisolated extension RepositoryRow: Equatable {
  /// Whether two rows have the same repository and owner.
  public static func == (one: RepositoryRow, other: RepositoryRow) -> Bool {
    one.loaded == other.loaded && one.owner == other.owner
  }
}
