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
    viewModel.makeRows()
  })
  public var rows

  let services: Services
  /// The topics that a search for the name of the list’s topic finds; none for another list.
  private let topics: ObservedList<GitHub.Topic>

  /// Makes the screen.
  public init(_ services: Services, _ discovery: Discovery) {
    self.services = services
    self.discovery = discovery
    let query = StoreQuery.repositories(of: discovery, at: services.now())
    list = ObservedList(services, query) { $0.matches($1) }
    topics = ObservedList(services, discovery.topic.map { .topics(named: $0) }) {
      $0.name.matches($1)
    }
    super.init()
    whenActivated { viewModel, _ in
      viewModel.list.refreshIfNeeded()
      if discovery.topic != nil { viewModel.topics.refreshIfNeeded() }
    }
  }

  /// The title of the list.
  public var title: String { topic?.title ?? discovery.title }

  /// The description of the topic and the number of its repositories, above the list; `nil` for
  /// another list, and while they are not known.
  public var about: String? {
    let count = topic?.repositories.map { Strings.count($0, "repository", "repositories") }
    let facts = [topic?.summary, count].compactMap(\.self)
    return facts.isEmpty ? nil : facts.joined(separator: " · ")
  }

  private var topic: GitHub.Topic? { topics.items.first { $0.name == discovery.topic } }

  /// The title, and the rule by which the list is made.
  public var screenTitle: ScreenTitle { .double(title, subtitle: discovery.rule) }

  /// The text in place of an empty list.
  public var emptyText: String { discovery.emptyText }

  /// The choices that decide what the list shows.
  public var choices: [DiscoveryChoice] { makeChoices() }

  private func makeRows() -> [RepositoryRow] {
    let isSearch = discovery.searched != nil
    return list.visible.map { isSearch ? services.result($0) : services.row($0, of: nil) }
  }

  /// The words of a search, which are highlighted in its results; `nil` for another list.
  public var terms: SearchTerms? { discovery.searched.map(SearchTerms.init) }

  /// Shows the repository of a row.
  public func open(_ row: RepositoryRow) { services.show(row) }
}

extension DiscoveryViewModel: ActionProviding, RowActionProviding {
  /// The choices, and refreshing.
  public var actions: [ScreenAction] { choices.map(\.action) + [services.refresh(self)] }

  /// Starring a repository, and its page.
  public func actions(for row: RepositoryRow) -> [ScreenAction] { services.actions(for: row) }
}
