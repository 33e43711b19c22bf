public import BinderyNavigation
public import GitHubValues

/// A list whose rows are summaries, such as one of a repository; a list of another type of item is
/// a subclass with no more than an initializer.
public class SummaryListViewModel<Item>: ViewModel, PagedTableViewModel, RestorableTable
where Item: Codable & Equatable & Identifiable & Sendable {
  /// The repository; `nil` for a list of the server.
  public let repository: GitHub.RepositoryName?
  /// The title of the screen.
  public let title: String
  /// The text in place of an empty list.
  public let emptyText: String
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The items, their filter and their paging.
  public let list: ObservedList<Item>

  /// The rows that the filter lets through.
  @Computed({ (viewModel: SummaryListViewModel) in viewModel.list.visible.map(viewModel.row) })
  public var rows

  private let services: Services
  private let row: (Item) -> SummaryRow

  /// Makes the screen of a query’s items, each of which a function makes a row of.
  ///
  /// The filter looks for its keyword in the titles and details.
  init(
    _ services: Services,
    _ query: StoreQuery<[Item]>,
    of repository: GitHub.RepositoryName?,
    title: String,
    emptyText: String,
    row: @escaping (Item) -> SummaryRow
  ) {
    self.services = services
    self.repository = repository
    self.title = title
    self.emptyText = emptyText
    self.row = row
    list = ObservedList(services, query) { item, keyword in
      let row = row(item)
      return row.title.matches(keyword) || row.detail.matches(keyword)
    }
    super.init()
    whenActivated { viewModel, _ in viewModel.list.refreshIfNeeded() }
  }

  /// The title, and the repository below it if there is one.
  public var screenTitle: ScreenTitle {
    repository.map { .double(title, subtitle: "\($0)") } ?? .plain(title)
  }

  /// The follow of the account of a row; `nil` for a row without one that can be followed.
  public func followState(of row: SummaryRow) -> FollowState? {
    row.account.flatMap { services.followState(of: $0) }
  }

  /// Shows the screen of a row.
  public func open(_ row: SummaryRow) { services.navigation.push(row.route) }
}

extension SummaryListViewModel: ActionProviding, SummaryListing {
  /// Refreshing.
  public var actions: [ScreenAction] { [services.refresh(self)] }

  /// The page of a row, and following its account.
  public func actions(for row: SummaryRow) -> [ScreenAction] {
    row.account.map { services.actions(for: $0) } ?? services.pageActions(at: row.address)
  }
}
