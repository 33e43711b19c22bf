public import BinderyNavigation
public import GitHubValues

/// Trending or popular repositories, or those of a topic.
public final class DiscoveryViewModel: ViewModel, PagedTableViewModel, RestorableTable,
  DiscoveryScreen
{
  /// The list that is shown.
  public let discovery: Discovery
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The repositories, their filter and their paging.
  public let list: ObservedList<GitHub.Repository>

  /// The rows that match the filter.
  @Computed({ (viewModel: DiscoveryViewModel) in
    viewModel.list.visible.map { viewModel.services.row($0, of: nil) }
  })
  public var rows

  let services: Services

  /// Makes the screen.
  public init(_ services: Services, _ discovery: Discovery) {
    self.services = services
    self.discovery = discovery
    let query = StoreQuery.repositories(of: discovery, at: services.now())
    list = ObservedList(services, query) { $0.matches($1) }
    super.init()
    whenActivated { viewModel, _ in viewModel.list.refreshIfNeeded() }
  }

  /// The title of the list.
  public var title: String { discovery.title }

  /// The title, and the rule by which the list is made.
  public var screenTitle: ScreenTitle { .double(title, subtitle: discovery.rule) }

  /// The text in place of an empty list.
  public var emptyText: String { discovery.emptyText }

  /// The choices that decide what the list shows.
  public var choices: [DiscoveryChoice] { makeChoices() }

  /// Shows the repository of a row.
  public func open(_ row: RepositoryRow) { services.show(row) }
}

extension DiscoveryViewModel: ActionProviding, RowActionProviding {
  /// The choices, and refreshing.
  public var actions: [ScreenAction] { choices.map(\.action) + [services.refresh(self)] }

  /// Starring a repository, and its page.
  public func actions(for row: RepositoryRow) -> [ScreenAction] { services.actions(for: row) }
}
