public import BinderyNavigation
import Foundation
import GitHubValues

/// The notifications of the user: a tab of home.
///
/// While it is active the list is requested as often as the server allows. What the user does with
/// a thread is shown at once, and sent in the background.
public final class InboxViewModel: ViewModel, PagedTableViewModel, SectionedTableViewModel,
  RestorableTable
{
  /// A thread.
  public typealias Row = SummaryRow
  /// The threads of a repository, or all of them.
  public typealias Section = InboxSection

  /// The selected row, for the next start.
  public var selectedRow = SelectedRow() { didSet { selectedID = selectedRow.id } }
  /// The identity of the selected row, whose page is shown beside the list.
  @MutableProperty public private(set) var selectedID: String?
  /// The rows that the user has marked, so that one action applies to all of them.
  @MutableProperty public var marks: Set<SummaryRow.ID> = []
  /// The threads of the store, those that are done among them.
  public let list: ObservedList<InboxThread>
  /// The time from which rows reckon how long ago something was; it moves on while on show.
  @MutableProperty private(set) var now: Date

  /// The filter, which the keyword is the text of.
  @Computed({ (viewModel: InboxViewModel) in InboxFilter(viewModel.list.appliedKeyword) })
  var filter

  /// The threads that are filtered, with what their rows depend on.
  @Computed({ (viewModel: InboxViewModel) in viewModel.makeItems() }) private var items

  @Computed({ (viewModel: InboxViewModel) in viewModel.makeOwners() }) private var owners
  @Computed({ (viewModel: InboxViewModel) in viewModel.makeInput() }) private var input

  private lazy var made = ListRows<InboxRows>(of: $input, services.activity)

  /// The threads that the filter lets through, in their order on the screen.
  var shown: [InboxThread] { made.value.items.map(\.thread) }

  /// The number of these threads with which the user is not done.
  var openCount: Int { made.value.openCount }

  /// The rows of these threads: a section for each repository, or one for all.
  public var sections: [InboxSection] { made.value.sections }

  /// The rows of all sections.
  public var rows: [SummaryRow] { made.value.rows }

  let services: Services
  private let polling: ListPolling

  /// Makes the screen.
  public init(_ services: Services) {
    self.services = services
    now = services.now()
    // Threads are filtered after the requests are applied to them.
    list = ObservedList(services, .inbox) { _, _ in true }
    polling = ListPolling(services, list)
    super.init()
    lifetime.observe(self) { viewModel in
      // A thread that leaves the inbox is not marked when it comes back.
      guard !viewModel.marks.isEmpty else { return }
      let present = viewModel.services.inbox.rowIDs(of: viewModel.state.all)
      if !viewModel.marks.isSubset(of: present) { viewModel.marks.formIntersection(present) }
    }
    lifetime.add(services.inbox.filters.observeValues { [list] in list.keyword = $0 })
    whenActivated { viewModel, activation in
      viewModel.services.inbox.beginShowing(during: activation)
      viewModel.offerNews()
      viewModel.polling.begin(during: activation) { [weak viewModel] in
        guard let viewModel else { return }
        viewModel.now = viewModel.services.now()
      }
      // The way from page to page is that of the list as the user leaves it.
      activation.observeEnded { [weak viewModel] in
        guard let viewModel else { return }
        viewModel.services.inbox.follow(untracked { viewModel.shown })
      }
    }
    followSelection(services.navigation, on: services.scheduler)
    followOpened()
  }

  /// The threads that are not done, newest first.
  var state: InboxState { services.inbox.state }

  /// The title of the screen.
  public var title: String { "Inbox" }

  /// The text in place of an empty inbox.
  public var emptyText: String { "Nothing waits for you." }

  /// The progress of the request for all threads, or else of many requests that change them.
  public var progress: String? {
    list.progress(of: "threads") ?? services.words(of: services.inbox.listed.map(\.sending))
  }

  /// The content to show.
  public var content: ListContent {
    guard rows.isEmpty else { return .rows }
    guard !list.items.isEmpty || !state.all.isEmpty else { return list.content }
    guard made.isComplete else { return .loading }
    guard state.threads.isEmpty else { return .noMatches(keyword: list.appliedKeyword) }
    // All that is stored is done; whether something is new is not known yet.
    switch list.phase {
    case .failed(let message): return .failed(message)
    case .idle, .loading: return .loading
    case .loadingMore, .partial, .complete: return .empty
    }
  }

  /// Opens the page of a thread, which is read then.
  public func open(_ row: SummaryRow) {
    guard let item = items(of: [row]).first else { return }
    services.open(item)
  }

  /// Returns the threads of rows, in their order on the screen.
  func items(of rows: [SummaryRow]) -> [InboxThread] {
    untracked { made.value.items }.items(of: rows).map(\.thread)
  }

  /// Whether the threads are grouped by repository, rather than by date alone.
  var isGrouped: Bool { services.preferences[Settings.groupsInbox] }

  /// The threads that are filtered: a bookmark keeps a thread with which the user is done.
  var candidates: [InboxThread] {
    filter.has(.state, "bookmarked") ? state.all : state.threads
  }

  private func makeItems() -> [InboxItem] {
    let (now, owners, shown) = (now, owners, services.session.shownAccount)
    return candidates.compactMap { thread in
      let age = thread.thread.updatedAt.map { Strings.Age(of: $0, now: now) }
      let id = thread.account == shown ? thread.id : thread.foreignID
      return owners[thread.account].map { InboxItem(thread: thread, age: age, id: id, owner: $0) }
    }
  }

  private func makeInput() -> ListRows<InboxRows>.Input {
    let options = InboxRows.Options(filter: filter, isGrouped: isGrouped)
    return ListInput(items: items, keyword: "", options: options)
  }
}
