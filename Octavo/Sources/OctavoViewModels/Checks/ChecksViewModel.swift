public import BinderyNavigation
import Foundation
public import GitHubValues

/// The checks of a pull request: the runs that wait for an approval, then check runs and commit
/// statuses, those that fail first.
///
/// While something runs and the screen is shown, the checks are requested again, at first after
/// half a minute and then more rarely.
public final class ChecksViewModel: ViewModel, TableViewModel, RefreshableViewModel,
  RestorableTable
{
  /// A check or a run.
  public typealias Row = SummaryRow

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The checks.
  let reader: PullChecksReader
  @MutableProperty private(set) var storedRepository = Stored<GitHub.Repository>()
  /// The requests of the user for runs of this pull request.
  @MutableProperty private(set) var requests: [OutboxRow] = []

  /// The rows that the filter lets through.
  @Computed({ (viewModel: ChecksViewModel) in viewModel.makeRows() })
  public var rows

  private lazy var loadCommand = command(.latest) { viewModel in
    try await viewModel.services.activity { try await viewModel.load() }
  }

  let services: Services
  private let timer = SerialDisposable()
  private var pace = CheckPace()

  /// Makes the screen of a pull request.
  public init(_ services: Services, _ name: GitHub.RepositoryName, pull number: Int) {
    self.services = services
    reader = PullChecksReader(services, name, number)
    super.init()
    _storedRepository <~ services.store.observe(.repository(name))
    _requests
      <~ services.outbox.requests(ofKinds: [WorkflowRunRequest.name])
      .map { $0.filter { $0.isAbout(name, pull: number) } }
    errors.collect(loadCommand)
    lifetime.observe(self, self, \.requestCount) { viewModel, old, new in
      // A request that is done has changed the state of its run.
      if let old, new < old { viewModel.loadCommand.execute() }
    }
    whenActivated { viewModel, activation in
      viewModel.pace = CheckPace()
      activation.observeEnded { [weak viewModel] in viewModel?.timer.inner = nil }
      if viewModel.services.isRecent(untracked { viewModel.reader.stored }, for: 15) {
        viewModel.follow()
      } else {
        viewModel.loadCommand.execute()
      }
    }
    loadCommand.onValue(self) { viewModel, _ in viewModel.follow() }
    loadCommand.errors.observeValues { [weak self] _ in self?.follow() }
  }

  /// The number of the pull request.
  public var number: Int { reader.number }
  /// The repository.
  public var name: GitHub.RepositoryName { reader.name }
  /// The title of the screen.
  public var title: String { "Checks" }
  /// The text in place of an empty list.
  public var emptyText: String { "No checks." }
  /// One line about all checks; empty until they are loaded.
  public var summary: String { reader.list?.summary ?? "" }

  /// The title, with the pull request below it.
  public var screenTitle: ScreenTitle { .double(title, subtitle: "\(name)#\(number)") }

  /// One line about all checks, above the rows; `nil` until they are loaded.
  public var progress: String? { summary.isEmpty ? nil : summary }

  /// The content to show.
  public var content: ListContent {
    guard rows.isEmpty else { return .rows }
    if !keyword.trimmed.isEmpty, reader.list != nil {
      return .noMatches(keyword: keyword.trimmed)
    }
    if reader.list != nil { return .empty }
    return message(for: errors.latest, by: services).map { .failed($0) } ?? .loading
  }

  /// The message above the rows: they may be out of date.
  public var problem: String? {
    guard reader.list != nil else { return nil }
    return errors.latest.flatMap {
      services.message(for: $0, isOutdated: true, storedAt: reader.stored.readAt)
    }
  }

  /// Whether the checks are being requested.
  public var isLoading: Bool { loadCommand.isExecuting }

  /// Requests the checks again.
  public func refresh() {
    pace = CheckPace()
    loadCommand.execute()
  }

  /// Shows the page of a check; one that has not reported, or waits, has none.
  public func open(_ row: SummaryRow) {
    if case .checks = row.route {
      services.showNotice(
        row.mark == "Waits for approval"
          ? "This run has not begun. The menu has the approval."
          : "This check has not reported yet."
      )
    } else {
      services.navigation.push(row.route)
    }
  }

  private var requestCount: Int { requests.count { !$0.needsUser } }

  private func load() async throws {
    let known = untracked { storedRepository }
    // Without the rights of the user, no change is offered.
    if known.value?.role == nil, !services.isRecent(known, for: 3600) {
      try await services.sync.refresh(.repository(name))
    }
    try await reader.refresh()
  }

  /// Requests the checks again after a time, while something runs and the screen is shown.
  private func follow() {
    guard phase == .active, untracked({ reader.isUnderWay }) else { return timer.inner = nil }
    let pause = pace.next(untracked { reader.stored.value }, services.sync.isNearLimit)
    timer.inner = services.scheduler.schedule(after: pause) { [weak self] in
      guard let self, phase == .active else { return }
      if services.polling.isAllowed { loadCommand.execute() } else { follow() }
    }
  }

  private func makeRows() -> [SummaryRow] {
    let words = requests.compactMap { row in
      (RequestKinds.request(row) as? WorkflowRunRequest).map {
        ($0.run, Strings.status(of: row, $0))
      }
    }
    let rows = CheckRows(
      reader: reader,
      now: services.now(),
      requests: Dictionary(words) { _, last in last }
    ).all
    return keyword.trimmed.isEmpty
      ? rows : rows.filter { $0.title.matches(keyword) || $0.detail.matches(keyword) }
  }
}
