public import BinderyNavigation
public import GitHubValues

/// Search for repositories, users and issues, as one types or on Return.
///
/// Its rows are the results; while the field is empty they are recent searches, and trending and
/// popular repositories, popular users and topics in brief.
public final class ExploreViewModel: ViewModel, SectionedTableViewModel, RefreshableViewModel {
  /// The query, as typed.
  @MutableProperty public var query = ""
  /// The query of the results, without the blanks around it.
  @MutableProperty public private(set) var searched = ""
  /// The language of the repositories that a search finds; `nil` for all.
  @MutableProperty public private(set) var language: String?
  /// The queries of earlier searches, the latest first.
  @MutableProperty public private(set) var recentQueries: [String] = []
  /// The repositories that were found, best first, and their paging.
  public let results: ObservedList<GitHub.Repository>

  /// The recent searches and the lists in brief, each below a heading, or the results.
  @Computed({ (viewModel: ExploreViewModel) in viewModel.makeSections() })
  public var sections

  /// The rows of all sections.
  @Computed({ (viewModel: ExploreViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows

  let services: Services
  private let parts: [ExplorePart]
  /// The other things that were found.
  private let found: [ExplorePart]

  /// Makes the screen.
  public init(_ services: Services) {
    self.services = services
    parts = services.exploreParts()
    results = ObservedList(services, nil) { $0.matches($1) }
    found = services.foundParts()
    super.init()
    bind()
  }

  /// The title of the screen.
  public var title: String { "Explore" }

  /// The text in an empty search field.
  public var placeholder: String { "Search repositories, users and issues" }

  /// The text in place of an empty screen.
  public var emptyText: String { "Find repositories by name, topic or language." }

  /// The words that are highlighted in the results.
  public var terms: SearchTerms { SearchTerms(searched) }

  /// The follow of a row; `nil` for one that is no account, or cannot be followed.
  public func followState(of row: ExploreRow) -> FollowState? {
    if case .account(let account) = row.content { services.followState(of: account) } else { nil }
  }

  /// The query, as typed.
  public var keyword: String {
    get { query }
    set { query = newValue }
  }

  /// The content below the search field.
  public var content: ListContent {
    if !rows.isEmpty { return .rows }
    if searched.isEmpty { return .empty }
    if results.content == .loading || found.contains(where: { $0.isLoading() }) { return .loading }
    return results.content == .empty ? .noMatches(keyword: searched) : results.content
  }

  /// The message of the last failure while there are repositories to show.
  public var problem: String? { searched.isEmpty ? nil : results.problem }

  /// Whether a request is under way for what is shown.
  public var isLoading: Bool {
    searched.isEmpty ? parts.contains { $0.isLoading() } : results.phase == .loading
  }

  /// Loads more results.
  public func loadMore() {
    if !searched.isEmpty { results.loadMoreCommand.execute() }
  }

  /// Shows the screen of a row, searches again, or loads again what could not be loaded.
  public func open(_ row: ExploreRow) {
    switch row.content {
    case .query(let query): search(again: query)
    case .repository(let row): open(row)
    case .account(let account): open(.user(account.login))
    case .summary(let row): open(row.route)
    case .all(_, let route): open(route)
    case .failure: retry(row.section)
    case .loading: break
    }
  }

  /// Searches now for what is typed, and remembers it.
  public func search() {
    search(for: query)
    remember(searched)
  }

  /// Searches for something that was searched for before.
  public func search(again query: String) {
    self.query = query
    search()
  }

  /// Searches again, for repositories in a language; `nil` finds those in all.
  func search(in language: String?) {
    show(resultsFor: searched, in: language)
    results.refreshCommand.execute()
  }

  /// Removes a query from the recent searches, and offers to undo it.
  public func forget(_ query: String) {
    forget("Removed “\(query)” from the recent searches.") { $0 == query }
  }

  /// Removes all queries from the recent searches, and offers to undo it.
  public func forgetAllQueries() { forget("Cleared the recent searches.") { _ in true } }

  /// Requests the content from the server again.
  public func refresh() {
    if searched.isEmpty {
      for part in parts { part.refresh() }
    } else {
      results.refreshCommand.execute()
      for part in found { part.refresh() }
    }
  }

  /// Shows the repository of a result.
  public func open(_ row: RepositoryRow) {
    open(.repository(row.loaded.fullName))
  }

  /// Stars a repository or removes the star.
  public func setStarred(_ isStarred: Bool, _ repository: GitHub.Repository) {
    services.setStarred(isStarred, ofRow: repository)
  }

  private func open(_ route: Route) {
    remember(searched)
    services.navigation.push(route)
  }

  private func retry(_ section: String) {
    (parts + found).first { $0.id == section }?.refresh()
  }

  private func makeSections() -> [ExploreSection] {
    guard searched.isEmpty else {
      let others = found.map { $0.section(hidesFailures: isFailed) }
      return (others + [repositoryResults]).compactMap(\.self)
    }
    let recent = ExploreSection("recent", "Recent Searches", recentQueries.map { .query($0) })
    return (recent.rows.isEmpty ? [] : [recent]) + parts.compactMap { $0.section() }
  }

  private func bind() {
    _recentQueries <~ services.searches.queriesProducer
    // Half a second: the server allows thirty searches a minute.
    $query.signal.map(\.trimmed).skipRepeats()
      .on(value: { [weak self] in if $0 != self?.searched { self?.leaveResults($0) } })
      .debounce(.milliseconds(500), on: services.scheduler)
      .observeValues { [weak self] in self?.search(for: $0) }
    whenActivated { viewModel, _ in
      if viewModel.searched.isEmpty {
        for part in viewModel.parts { part.refreshIfNeeded() }
      } else {
        viewModel.results.refreshIfNeeded()
        for part in viewModel.found { part.refreshIfNeeded() }
      }
    }
  }

  /// Cancels the requests for the results of another query, and removes the results where the field
  /// is empty.
  private func leaveResults(_ query: String) {
    results.cancel()
    for part in found { part.cancel() }
    if query.isEmpty { search(for: "") }
  }

  private func search(for query: String) {
    let query = query.trimmed
    guard query != searched else { return }
    show(resultsFor: query, in: query.isEmpty ? nil : language)
    if query.isEmpty {
      for part in parts { part.refreshIfNeeded() }
    } else {
      refresh()
    }
  }

  private func show(resultsFor query: String, in language: String?) {
    batch {
      let isOther = searched != query
      searched = query
      self.language = language
      results.show(resultQuery)
      guard isOther else { return }
      for part in found { part.show(query) }
    }
  }

  private func remember(_ query: String) {
    guard !query.isEmpty, recentQueries.first != query else { return }
    let others = recentQueries.filter { $0 != query }
    services.searches.queries = Array(([query] + others).prefix(Self.historyLimit))
  }

  private static var historyLimit: Int { 10 }

  private func forget(_ message: String, where isForgotten: (String) -> Bool) {
    let (services, before, account) = (services, recentQueries, services.session.user?.id)
    services.searches.queries = before.filter { !isForgotten($0) }
    services.showNotice(message, action: "Undo") {
      // Another account may have logged in meanwhile.
      guard services.session.user?.id == account else { return }
      let later = services.searches.queries.filter { !before.contains($0) }
      services.searches.queries = Array((later + before).prefix(Self.historyLimit))
    }
  }
}

extension ExploreViewModel: RestorableViewModel {
  /// The query, and the language of the results.
  public var restorableState: [String: String] {
    guard !query.isEmpty else { return [:] }
    return ["query": query].merging(language.map { ["language": $0] } ?? [:]) { $1 }
  }

  /// Restores the query; its results are requested when the screen becomes active.
  public func restore(_ state: [String: String]) {
    guard let query = state["query"] else { return }
    show(resultsFor: query.trimmed, in: state["language"])
    self.query = query
  }
}
