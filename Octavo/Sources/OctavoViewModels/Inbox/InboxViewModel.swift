public import BinderyNavigation
import Foundation
import GitHubValues

/// The notifications of the user: a tab of home.
///
/// While it is active the list is requested as often as the server allows. What the user does with
/// a thread is shown at once, and sent in the background.
public final class InboxViewModel: ViewModel, PagedTableViewModel, RestorableTable {
  /// A thread.
  public typealias Row = SummaryRow

  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The threads of the store, those that are done among them.
  public let list: ObservedList<InboxThread>
  /// The time from which rows reckon how long ago something was; it moves on while on show.
  @MutableProperty private var now: Date

  @MutableProperty private(set) var requests: [OutboxRow] = []

  /// The threads that are not done, newest first.
  @Computed({ (viewModel: InboxViewModel) in
    InboxState(viewModel.list.items, viewModel.requests)
  })
  var state

  /// The filter, which the keyword is the text of.
  @Computed({ (viewModel: InboxViewModel) in InboxFilter(viewModel.list.appliedKeyword) })
  var filter

  /// The threads that the filter lets through.
  @Computed({ (viewModel: InboxViewModel) in viewModel.filtered })
  var shown

  /// The rows of the threads that the filter lets through.
  @Computed({ (viewModel: InboxViewModel) in viewModel.shown.map { viewModel.row(of: $0) } })
  public var rows

  let services: Services
  private let polling: ListPolling<InboxThread>

  /// Makes the screen.
  public init(_ services: Services) {
    self.services = services
    now = services.now()
    // Threads are filtered after the requests are applied to them.
    list = ObservedList(services, .inbox) { _, _ in true }
    polling = ListPolling(services, list)
    super.init()
    _requests <~ services.outbox.requests(on: nil)
    whenActivated { viewModel, activation in
      viewModel.polling.begin(during: activation) { [weak viewModel] in
        guard let viewModel else { return }
        viewModel.now = viewModel.services.now()
      }
    }
  }

  /// The title of the screen.
  public var title: String { "Inbox" }

  /// The title, and below it how much the filter hides.
  public var screenTitle: ScreenTitle {
    filter.isEmpty
      ? .plain(title)
      : .double(title, subtitle: "\(shown.count) of \(state.threads.count) shown")
  }

  /// The text in place of an empty inbox.
  public var emptyText: String { "Nothing waits for you." }

  /// The number of threads that were done together and are not sent yet.
  public var progress: String? {
    if let progress = list.progress(of: "threads") { return progress }
    let count = requests.count { $0.isBulk && !$0.needsUser }
    return count > 0 ? Strings.sending(count) : nil
  }

  /// The content to show.
  public var content: ListContent {
    guard rows.isEmpty, !list.items.isEmpty else { return list.content }
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
    guard let item = item(of: row) else { return }
    guard let route = item.thread.route else {
      let kind = item.thread.subject.kind.names.words
      return services.showNotice("\(kind)s have no page here. “Open in Browser” shows it.")
    }
    if item.isUnread { services.changeOutbox { try await $0.add(NotificationRead(item.thread)) } }
    services.navigation.push(route)
  }

  /// Returns the thread of a row.
  func item(of row: SummaryRow) -> InboxThread? {
    untracked { state.threads.first { $0.id == row.id } }
  }

  private var filtered: [InboxThread] {
    let filter = filter
    return filter.isEmpty ? state.threads : state.threads.filter(filter.matches)
  }

  private func row(of item: InboxThread) -> SummaryRow {
    let thread = item.thread
    let number = thread.subject.number.map { "#\($0)" } ?? ""
    return SummaryRow(
      item.id,
      thread.subject.title,
      mark: item.isUnread ? "New" : nil,
      detail: [
        "\(thread.repository)\(number)", thread.subject.kind.names.words, thread.reason.words,
        item.subscription?.words, thread.updatedAt.map { Strings.ago($0, now: now) },
        item.isReadElsewhere ? "read elsewhere" : nil,
      ],
      thread.route ?? .inbox,
      address: thread.address(on: services.web)
    )
  }
}

extension InboxThread.Subscription {
  /// The state in one word.
  nonisolated fileprivate var words: String {
    switch self {
    case .unsubscribed: "unsubscribed"
    case .muted: "muted"
    }
  }
}
