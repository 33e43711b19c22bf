public import BinderyNavigation
public import GitHubValues

/// A list of the repositories that an account owns or has starred, or of forks.
public final class RepositoryListViewModel: ViewModel, PagedTableViewModel,
  SectionedTableViewModel, RestorableTable
{
  /// The list that is shown.
  public let kind: RepositoryList
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The repositories in the server's order, their filter and their paging.
  public let repositories: ObservedList<GitHub.Repository>

  /// The rows that match the filter.
  ///
  /// The repositories that an account owns are sorted by name unless the user has chosen another
  /// order; other lists have the server's order. A long list by name has a section for each letter.
  public var sections: [RepositorySection] { made.value.sections }

  /// The rows of all sections.
  public var rows: [RepositoryRow] { made.value.rows }

  private lazy var made = ListRows<RepositoryListRows>(of: $input, services.activity)

  @Computed({ (viewModel: RepositoryListViewModel) in viewModel.makeInput() }) private var input

  let services: Services
  private let owner: String?
  /// The order of a list that is not the user's own, until the screen is left.
  @MutableProperty private var chosenOrder = RepositoryOrder.usual

  /// Makes the screen.
  public init(_ services: Services, _ list: RepositoryList) {
    self.services = services
    kind = list
    owner =
      switch list {
      case .owned: services.session.user?.login
      case .ownedBy(let login): login
      case .starred, .starredBy, .forks: nil
      }
    repositories = ObservedList(services, .repositories(list)) { $0.matches($1) }
    super.init()
    whenActivated { viewModel, _ in viewModel.repositories.refreshIfNeeded() }
  }

  /// Whether the list can be sorted: all of its repositories are loaded, not only the first pages.
  var canSort: Bool { isOwn || repositories.isComplete }

  /// The order of the list.
  var order: RepositoryOrder {
    if isOwn { return services.preferences[Settings.repositoryOrder] }
    return canSort ? chosenOrder : .usual
  }

  /// Sorts the list by the next criterion; the order of the user's own lists is stored.
  public func sortByNext() {
    let next = order.next
    if isOwn { services.preferences[Settings.repositoryOrder] = next } else { chosenOrder = next }
    services.showNotice(next == .usual ? "Default order." : "Sorted by \(next.title.lowercased()).")
  }

  /// The title of the screen.
  public var title: String {
    switch kind {
    case .owned: "Owned"
    case .starred: "Starred"
    case .ownedBy(let login): "Repositories of \(login)"
    case .starredBy(let login): "Starred by \(login)"
    case .forks(let name): "Forks of \(name)"
    }
  }

  /// The text in place of an empty list.
  public var emptyText: String {
    switch kind {
    case .owned: "No repositories yet."
    case .ownedBy(let login): "\(login) doesn’t have any public repositories yet."
    case .starred, .starredBy: "No starred repositories yet."
    case .forks: "No forks yet."
    }
  }

  /// The number of repositories that have been read, while all pages of the list are.
  public var progress: String? { repositories.progress(of: "repositories") }

  /// The repositories, as every table has them.
  public var list: ObservedList<GitHub.Repository> { repositories }

  /// The letters of the sections, where there are any.
  public var sectionIndexTitles: [String] { sections.map(\.title).filter { !$0.isEmpty } }

  /// Shows the repository of a row.
  public func open(_ row: RepositoryRow) { services.show(row) }

  /// Stars a repository or removes the star.
  public func setStarred(_ isStarred: Bool, _ repository: GitHub.Repository) {
    services.setStarred(isStarred, ofRow: repository)
  }

  /// Whether the list is one of the user's own, all of whose pages are requested.
  private var isOwn: Bool { kind == .owned || kind == .starred }

  private var isByName: Bool { order == .name || order == .usual && owner != nil }

  private func makeInput() -> ListRows<RepositoryListRows>.Input {
    ListInput(
      items: repositories.items,
      keyword: repositories.appliedKeyword,
      options: RepositoryListRows.Options(
        owner: owner,
        order: isByName ? nil : order,
        viewerState: services.viewerState
      )
    )
  }
}
