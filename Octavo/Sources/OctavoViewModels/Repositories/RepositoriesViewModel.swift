public import BinderyNavigation

/// The repositories of the person: owned and starred, side by side.
public final class RepositoriesViewModel: ViewModel, @MainActor SegmentedViewModel {
  /// What the person owns.
  public let owned: RepositoryListViewModel
  /// What the person starred.
  public let starred: RepositoryListViewModel
  /// The two lists; both stay alive while one is on show.
  public let segments: Tabs<Screen>

  /// Makes the screen.
  public init(_ services: Services) {
    owned = RepositoryListViewModel(services, .owned)
    starred = RepositoryListViewModel(services, .starred)
    segments = Tabs([
      .init(owned.title, .repositoryList(owned)), .init(starred.title, .repositoryList(starred)),
    ])
    super.init()
    followSegments()
  }

  /// The words above the lists.
  public var title: String { "Repositories" }

  /// The list on show.
  public var selected: RepositoryListViewModel { segments.selectedIndex == 0 ? owned : starred }
}
