public import BinderyNavigation
import Foundation
public import GitHubValues

/// The issues or pull requests of a repository, or those of all repositories that have to do with
/// the user.
///
/// The text of the filter selects them. The store executes the filter over the issues that were
/// loaded before, until the response of the server arrives. The list shows a change by the user
/// before the server confirms it.
public final class IssuesViewModel: ViewModel, PagedTableViewModel, RestorableTable {
  /// An issue.
  public typealias Row = SummaryRow

  /// The selected row, for the next start.
  public var selectedRow = SelectedRow() { didSet { selectedID = selectedRow.id } }
  /// The identity of the selected row, whose page is shown beside the list.
  @MutableProperty public private(set) var selectedID: String?
  /// The rows that the user has marked, so that one action applies to all of them.
  @MutableProperty public var marks: Set<SummaryRow.ID> = []
  /// The issues that the server has found, and its further pages.
  public let list: ObservedList<GitHub.Issue>

  let issues: IssueList
  let services: Services
  /// The filter whose issues the list has.
  @MutableProperty private(set) var requested: IssueFilter
  /// The repositories of the issues, without whose roles no change is offered.
  @MutableProperty private(set) var repositories:
    [GitHub.RepositoryName: Stored<GitHub.Repository>] = [:]
  @MutableProperty private(set) var openCount = Stored<Int>()
  @MutableProperty private(set) var closedCount = Stored<Int>()
  @MutableProperty private(set) var requests: [OutboxRow] = []
  /// The requests that open issues.
  @MutableProperty private(set) var newIssues: [OutboxRow] = []
  /// The progress of all requests, of whichever kinds.
  @MutableProperty private var sending = OutboxProgress()
  @MutableProperty private(set) var known = Stored<[GitHub.Issue]>()
  /// The state of the issues of the repository that the user keeps.
  @MutableProperty private(set) var kept = Stored<KeptIssues>()
  @MutableProperty private(set) var now: Date
  private var named: Set<GitHub.RepositoryName> = []
  /// The number of pages that were requested because those before have too few rows.
  private var furtherPages = 0

  /// The filter, which the keyword is the text of.
  @Computed({ (viewModel: IssuesViewModel) in IssueFilter(viewModel.list.appliedKeyword) })
  var filter
  /// Whether the rows are those that the server has found by the filter.
  @Computed({ (viewModel: IssuesViewModel) in
    !viewModel.isWhole && viewModel.list.isStored
      && viewModel.filter.requested == viewModel.requested
  })
  var isFound
  /// Whether the list has all issues of the repository, over which this machine alone executes the
  /// filter.
  @Computed({ (viewModel: IssuesViewModel) in
    viewModel.isWhole(for: viewModel.requested) && viewModel.isWhole(for: viewModel.filter)
  })
  var isWhole
  /// Whether the rows are those that the store has from whatever response.
  @Computed({ (viewModel: IssuesViewModel) in !viewModel.isFound && !viewModel.isWhole })
  private var needsKnown
  @Computed({ (viewModel: IssuesViewModel) in viewModel.makeRequests() }) var changes
  @Computed({ (viewModel: IssuesViewModel) in viewModel.makeUnread() }) var unread
  /// The rows of issues that are not sent yet.
  @Computed({ (viewModel: IssuesViewModel) in viewModel.makeUnsent() }) var unsent
  @Computed({ (viewModel: IssuesViewModel) in viewModel.makeInput() }) private var input
  @Computed({ (viewModel: IssuesViewModel) in viewModel.makeItems() }) var items
  /// The facts of pull requests, which fill in their rows.
  private(set) lazy var pulls = PullRowFacts(services)
  private(set) lazy var made = ListRows<IssueRows>(of: $input, services.activity)

  /// Asks whether all issues of the repository are to be kept, and keeps them.
  private(set) lazy var keepCommand = command(.latest) { viewModel in
    try await viewModel.keepIssues()
  }

  /// Requests the roles of the user in repositories where they are not known, and the counts.
  private lazy var factsCommand = command(.latest) { viewModel in
    await viewModel.requestFacts()
  }

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - issues: The issues among which the list chooses.
  ///   - filter: The text of the filter; `nil` for the usual one.
  public init(_ services: Services, _ issues: IssueList, filter: String? = nil) {
    (self.services, self.issues) = (services, issues)
    now = services.now()
    let filter = filter.map { IssueFilter($0).withoutKind(of: issues) } ?? .usual(in: issues)
    requested = filter.requested
    let login = services.session.user?.login ?? ""
    // Issues are filtered after the requests are applied to them.
    let state = issues.repository.map { services.store.result(of: .keptState(of: $0)) }
    let query = Self.query(issues, filter, state?.value, of: login)
    list = ObservedList(services, query, keyword: filter.text) { _, _ in true }
    super.init()
    kept = state ?? Stored()
    _requests <~ services.outbox.requests(ofKinds: RequestKinds.ofIssues)
    _newIssues <~ services.outbox.requests(ofKinds: [NewIssue.name])
    _sending <~ services.outbox.progress
    lifetime.observe(self, self, \.newIssues) { viewModel, old, new in
      // The server has an issue now that is in none of the responses so far.
      let left = Set(new.map(\.id))
      if let old, old.contains(where: { !left.contains($0.id) }) {
        viewModel.list.refreshCommand.execute()
      }
    }
    if let name = issues.repository {
      _kept <~ services.store.observe(.keptState(of: name))
      // The list has all issues from now on, or no longer.
      lifetime.observe(self, self, \.kept.value?.isWhole) { viewModel, old, new in
        if old != new { viewModel.showAgain() }
      }
    }
    _known
      <~ $needsKnown.producer.skipRepeats().flatMap(.latest) { isNeeded in
        isNeeded ? services.store.observe(.knownIssues(issues)) : SignalProducer(value: Stored())
      }
    _openCount <~ count(of: .open, for: $requested.producer)
    _closedCount <~ count(of: .closed, for: $requested.producer)
    // A filter that is typed is requested when the typing pauses.
    lifetime.add(
      $filter.signal.skipRepeats().debounce(.milliseconds(400), on: services.scheduler)
        .observeValues { [weak self] in self?.request($0) }
    )
    lifetime.add(
      services.issueFilters.output.observeValues { [weak self] chosen in
        if let self, chosen.list == issues { list.keyword = chosen.text }
      }
    )
    issues.repository.map { observe([$0]) }
    lifetime.observe(self) { viewModel in
      let names = viewModel.made.value.repositories(ofFirst: Self.mostNamed)
      untracked { viewModel.observe(names) }
    }
    whenActivated { viewModel, activation in
      viewModel.now = viewModel.services.now()
      if viewModel.issues.isOfPulls { viewModel.pulls.renew() }
      viewModel.list.refreshIfNeeded()
      viewModel.factsCommand.execute()
      activation.observe(viewModel) { $0.fillScreen() }
    }
    followSelection(services.navigation, on: services.scheduler)
  }

  /// The title of the screen.
  public var title: String {
    switch issues {
    case .repository: "Issues"
    case .own: "My Issues"
    case .pulls: "Pull Requests"
    case .ownPulls: "My Pull Requests"
    }
  }

  /// The text in place of an empty list.
  public var emptyText: String {
    issues.isOfPulls ? "No pull request fulfils the filter." : "No issue fulfils the filter."
  }

  /// The progress of many requests.
  public var progress: String? { services.words(of: [sending]) }

  /// The rows of the issues, first of those that are not sent yet.
  public var rows: [SummaryRow] {
    let rows = made.value.rows
    // The rows of all issues are not copied.
    return unsent.isEmpty ? rows : unsent + rows
  }

  /// The content to show.
  public var content: ListContent {
    guard rows.isEmpty else { return .rows }
    guard made.isComplete else { return .loading }
    // The first rows of the store are not all.
    if isWhole, list.items.count < kept.value?.count ?? 0 { return .loading }
    if isFound || isWhole, !list.items.isEmpty {
      return .noMatches(keyword: list.appliedKeyword)
    }
    // An empty store does not mean that the server has no such issue.
    if case .failed(let message) = list.phase { return .failed(message) }
    guard isFound || isWhole else { return .loading }
    return list.content(showing: rows)
  }

  /// Requests the issues again, and their numbers.
  public func refresh() {
    if issues.isOfPulls { pulls.renew() }
    list.refreshCommand.execute()
    factsCommand.execute()
  }

  /// Opens the page of an issue.
  public func open(_ row: SummaryRow) { services.navigation.push(row.route) }

  /// Returns the issues of rows, in their order on the screen.
  func items(of rows: [SummaryRow]) -> [IssueItem] { made.value.items(of: rows) }

  private func request(_ filter: IssueFilter) {
    let requested = filter.requested
    guard requested != untracked({ self.requested }) else { return }
    furtherPages = 0
    batch {
      self.requested = requested
      marks = []
      showQuery()
    }
    list.refreshIfNeeded()
    factsCommand.execute()
  }

  /// Shows the issues of the filter again, after the user has begun or ended to keep all of them.
  func showAgain() {
    untracked { showQuery() }
    list.refreshIfNeeded()
  }

  /// Shows the query of the filter, unless it is shown.
  private func showQuery() {
    let login = services.session.user?.login ?? ""
    let query = Self.query(issues, requested, kept.value, of: login)
    if list.query != query { list.show(query) }
  }

  /// Requests up to five further pages if the rows do not fill a screen, because only this program
  /// knows a condition of the filter.
  private func fillScreen() {
    guard isFound, list.phase == .partial, rows.count < 30 else { return }
    untracked {
      guard furtherPages < 5 else { return }
      furtherPages += 1
      list.loadMoreCommand.execute()
    }
  }

  /// Returns the query of the issues that a filter lets through, or of all that are kept.
  private static func query(
    _ issues: IssueList,
    _ filter: IssueFilter,
    _ kept: KeptIssues?,
    of login: String
  ) -> StoreQuery<[GitHub.Issue]> {
    guard let kept, kept.isWhole, !filter.needsServer else {
      return .issues(issues, filter, of: login)
    }
    return .keptIssues(of: kept.name)
  }

  /// Observes repositories, from which the rights of the user are.
  private func observe(_ names: [GitHub.RepositoryName]) {
    for name in names where named.insert(name).inserted {
      lifetime.add(
        services.store.observe(.repository(name)).startWithValues { [weak self] in
          self?.repositories[name] = $0
        }
      )
    }
  }
}
