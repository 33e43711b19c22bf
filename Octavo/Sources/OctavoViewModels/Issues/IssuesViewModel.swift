public import BinderyNavigation
import Foundation
public import GitHubValues

/// The issues of a repository, or those of all repositories that have to do with the user.
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
  @MutableProperty private(set) var known = Stored<[GitHub.Issue]>()
  @MutableProperty private(set) var now: Date
  private var named: Set<GitHub.RepositoryName> = []
  /// The number of pages that were requested because those before have too few rows.
  private var furtherPages = 0

  /// The filter, which the keyword is the text of.
  @Computed({ (viewModel: IssuesViewModel) in IssueFilter(viewModel.list.appliedKeyword) })
  var filter
  /// Whether the rows are those that the server has found by the filter.
  @Computed({ (viewModel: IssuesViewModel) in
    viewModel.list.isStored && viewModel.filter.requested == viewModel.requested
  })
  var isFound
  @Computed({ (viewModel: IssuesViewModel) in viewModel.makeRequests() }) var changes
  @Computed({ (viewModel: IssuesViewModel) in viewModel.makeUnread() }) var unread
  /// The rows of issues that are not sent yet.
  @Computed({ (viewModel: IssuesViewModel) in viewModel.makeUnsent() }) var unsent
  @Computed({ (viewModel: IssuesViewModel) in viewModel.makeInput() }) private var input
  private lazy var made = ListRows<IssueRows>(of: $input, services.activity)

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
    let usual = issues == .own ? IssueFilter.assigned : .usual
    let filter = filter.map { IssueFilter($0) } ?? usual
    requested = filter.requested
    let login = services.session.user?.login ?? ""
    // Issues are filtered after the requests are applied to them.
    list = ObservedList(services, .issues(issues, filter, of: login), keyword: filter.text) {
      _,
      _ in true
    }
    super.init()
    _requests <~ services.outbox.requests(ofKinds: RequestKinds.ofIssues)
    _newIssues <~ services.outbox.requests(ofKinds: [NewIssue.name])
    lifetime.observe(self, self, \.newIssues) { viewModel, old, new in
      // The server has an issue now that is in none of the responses so far.
      let left = Set(new.map(\.id))
      if let old, old.contains(where: { !left.contains($0.id) }) {
        viewModel.list.refreshCommand.execute()
      }
    }
    _known
      <~ $isFound.producer.skipRepeats().flatMap(.latest) { isFound in
        isFound ? SignalProducer(value: Stored()) : services.store.observe(.knownIssues(issues))
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
      let names = viewModel.made.value.items.prefix(100).map(\.repository)
      untracked { viewModel.observe(names) }
    }
    whenActivated { viewModel, activation in
      viewModel.now = viewModel.services.now()
      viewModel.list.refreshIfNeeded()
      viewModel.factsCommand.execute()
      activation.observe(viewModel) { $0.fillScreen() }
    }
    followSelection(services.navigation, on: services.scheduler)
  }

  /// The title of the screen.
  public var title: String { issues == .own ? "My Issues" : "Issues" }

  /// The text in place of an empty list.
  public var emptyText: String { "No issue fulfils the filter." }

  /// The rows of the issues, first of those that are not sent yet.
  public var rows: [SummaryRow] { unsent + made.value.rows }

  /// The content to show.
  public var content: ListContent {
    guard rows.isEmpty else { return .rows }
    guard made.isComplete else { return .loading }
    if isFound, !list.items.isEmpty { return .noMatches(keyword: list.appliedKeyword) }
    // An empty store does not mean that the server has no such issue.
    if case .failed(let message) = list.phase { return .failed(message) }
    guard isFound else { return .loading }
    return list.content(showing: rows)
  }

  /// Requests the issues again, and their numbers.
  public func refresh() {
    list.refreshCommand.execute()
    factsCommand.execute()
  }

  /// Opens the page of an issue.
  public func open(_ row: SummaryRow) { services.navigation.push(row.route) }

  /// Returns the issues of rows, in their order on the screen.
  func items(of rows: [SummaryRow]) -> [IssueItem] { made.value.items.items(of: rows) }

  private func request(_ filter: IssueFilter) {
    let requested = filter.requested
    guard requested != untracked({ self.requested }) else { return }
    furtherPages = 0
    batch {
      self.requested = requested
      marks = []
      list.show(.issues(issues, requested, of: services.session.user?.login ?? ""))
    }
    list.refreshIfNeeded()
    factsCommand.execute()
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
