public import BinderyNavigation
public import Foundation
public import GitHubValues

/// Search for repositories, as one types or on Return.
public final class ExploreViewModel: ViewModel, RefreshableViewModel, TitledViewModel {
  /// What to show below the search field.
  public enum Content: Equatable {
    /// Nothing was searched for: earlier queries, or a hint if there are none.
    case recent([String])
    /// The state of the results.
    case results(ListContent)
  }

  /// What to search for, as typed.
  @MutableProperty public var query = ""
  /// What the results are for, without the blanks around it.
  @MutableProperty public private(set) var searched = ""
  /// What was searched for before, the latest first.
  @MutableProperty public private(set) var recentQueries: [String]
  /// The results, best first, and their paging.
  public let results: PagedList<GitHub.Repository, URL>

  /// The rows of the results.
  @Computed({ (viewModel: ExploreViewModel) in
    viewModel.results.visible.map { viewModel.services.row($0, of: nil) }
  }) public var rows

  private let services: Services

  /// Makes the screen.
  public init(_ services: Services) {
    self.services = services
    recentQueries = services.preferences.recentQueries
    let searched = MutableProperty("")
    results = PagedList(
      services,
      matches: { $0.matches($1) },
      load: { try await services.gitHub.repositories(matching: searched.value, at: $0) }
    )
    super.init()
    searched <~ $searched.signal
    services.follow(results, during: lifetime)
    bind()
  }

  /// The words above the search field.
  public var title: String { "Explore" }

  /// What to show below the search field.
  public var content: Content {
    searched.isEmpty ? .recent(recentQueries) : .results(results.content)
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

  /// Asks the server again.
  public func refresh() {
    if !searched.isEmpty { results.refreshCommand.execute() }
  }

  /// Shows a repository.
  public func open(_ repository: GitHub.Repository) {
    remember(searched)
    services.show(repository)
  }

  /// Stars a repository or removes the star.
  public func setStarred(_ isStarred: Bool, _ repository: GitHub.Repository) {
    Task.immediate { [services] in await services.setStarred(isStarred, repository) }
  }

  private func bind() {
    // Half a second: the server allows thirty searches a minute.
    $query.signal.map(\.trimmed).skipRepeats()
      .on(value: { [weak self] in if $0 != self?.searched { self?.leaveResults($0) } })
      .debounce(.milliseconds(500), on: services.scheduler)
      .observeValues { [weak self] in self?.search(for: $0) }
    whenActivated { viewModel, _ in
      if !viewModel.searched.isEmpty { viewModel.results.refreshIfNeeded() }
    }
  }

  /// What is typed is something else now: its results are not there yet, and the old ones go when
  /// nothing is searched for.
  private func leaveResults(_ query: String) {
    results.cancel()
    if query.isEmpty { search(for: "") }
  }

  private func search(for query: String) {
    let query = query.trimmed
    guard query != searched else { return }
    searched = query
    results.clear()
    if !query.isEmpty { results.refreshCommand.execute() }
  }

  private func remember(_ query: String) {
    guard !query.isEmpty, recentQueries.first != query else { return }
    recentQueries = Array(([query] + recentQueries.filter { $0 != query }).prefix(10))
    services.preferences.recentQueries = recentQueries
  }
}

extension ExploreViewModel: RestorableViewModel {
  /// The query.
  public var restorableState: [String: String] { query.isEmpty ? [:] : ["query": query] }

  /// Restores the query; its results are requested when the screen becomes active.
  public func restore(_ state: [String: String]) {
    guard let query = state["query"] else { return }
    searched = query.trimmed
    self.query = query
  }
}
