public import GitHubValues

/// A repository as a list shows it.
///
/// A row is equal to another whatever its star: the star and the number of stars are read when the
/// row is drawn, which subscribes to them.
public nonisolated struct RepositoryRow: Sendable, Identifiable {
  /// The repository as it was loaded; shared, because lists copy their rows.
  private let shared: Shared<GitHub.Repository>
  /// The owner to show before the name, where it is not the one whose list it is.
  public let owner: String?
  /// The time since the last push when the row was made, such as “3 days ago”; `nil` where the list
  /// does not show it.
  public let age: String?
  /// The same in words, such as “Updated 3 days ago”.
  public var updated: String? { age.map(Strings.updated) }
  private let viewerState: ViewerState

  init(
    _ repository: GitHub.Repository,
    owner: String?,
    age: String? = nil,
    _ viewerState: ViewerState
  ) {
    shared = Shared(repository)
    self.owner = owner
    self.age = age
    self.viewerState = viewerState
  }

  /// The repository as it was loaded.
  var loaded: GitHub.Repository { shared.value }

  /// Makes the row of a list of an account, which is not mentioned in its own list.
  init(_ repository: GitHub.Repository, of owner: String?, _ viewerState: ViewerState) {
    let login = repository.owner.login
    let isOwn = login.lowercased() == owner?.lowercased()
    self.init(repository, owner: isOwn ? nil : login, viewerState)
  }

  /// The number of the repository.
  public var id: Int { loaded.id }

  /// The repository, with its present number of stars.
  @MainActor public var repository: GitHub.Repository { viewerState.counted(loaded) }

  /// Whether the user starred it; `nil` while that is not known.
  @MainActor public var isStarred: Bool? { viewerState.isStarred(loaded.fullName) }
}

nonisolated extension RepositoryRow: Equatable {
  /// Whether two rows have the same repository, owner and age.
  public static func == (one: RepositoryRow, other: RepositoryRow) -> Bool {
    one.shared == other.shared && one.owner == other.owner && one.age == other.age
  }
}
