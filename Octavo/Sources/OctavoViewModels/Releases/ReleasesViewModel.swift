public import BinderyNavigation
public import GitHubValues

/// The releases of a repository, newest first.
public final class ReleasesViewModel: ViewModel, PagedTableViewModel, RestorableTable {
  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The releases, their filter and their paging.
  public let list: ObservedList<GitHub.Release>

  /// The releases that the filter lets through.
  @Computed({ (viewModel: ReleasesViewModel) in viewModel.makeRows() })
  public var rows

  private let services: Services

  /// Makes the screen for a repository.
  public init(_ services: Services, _ repository: GitHub.RepositoryName) {
    self.services = services
    self.repository = repository
    list = ObservedList(services, .releases(of: repository)) {
      $0.title.matches($1) || $0.tag.matches($1)
    }
    super.init()
    whenActivated { viewModel, _ in viewModel.list.refreshIfNeeded() }
  }

  /// The title of the screen.
  public var title: String { "Releases" }

  /// The title, and the repository below it.
  public var screenTitle: ScreenTitle { .double(title, subtitle: "\(repository)") }

  /// The text in place of an empty list.
  public var emptyText: String { "No releases yet." }

  /// Shows a release.
  public func open(_ row: ReleaseRow) {
    services.navigation.push(.release(repository, tag: row.release.tag))
  }

  private func makeRows() -> [ReleaseRow] {
    let now = services.now()
    return list.visible.map { ReleaseRow($0, now: now) }
  }
}

extension ReleasesViewModel: ActionProviding, RowActionProviding {
  /// Refreshing.
  public var actions: [ScreenAction] { [services.refresh(self)] }

  /// The page of a release.
  public func actions(for row: ReleaseRow) -> [ScreenAction] {
    guard let address = services.address(of: row.release, in: repository) else { return [] }
    return [
      .browser { [services] in services.open(address) },
      .copyAddress { [services] in services.copyAddress(address) },
    ]
  }
}
