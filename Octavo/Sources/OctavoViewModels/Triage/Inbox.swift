import BinderyNavigation
import GitHubValues

/// The inbox as all screens see it: its list, the number on its tab, and the pages of its subjects.
///
/// A page that is opened from the list remembers the order of the list, for the way to the next
/// page. So the way goes on when the thread on show leaves the list, because it is read by then.
@MainActor
final class Inbox: LifetimeProviding {
  /// The lifetime, which ends when the inbox is released.
  let lifetime = Lifetime()
  /// The requests about threads that the server has not confirmed.
  @MutableProperty private(set) var requests: [OutboxRow] = []
  @MutableProperty private var stored = Stored<[InboxThread]>()
  @MutableProperty private var substituted = Stored<Bool>()

  /// Whether the threads are built from searches.
  var isFromSearches: Bool { substituted.value == true }

  /// The effects of the requests on threads.
  @Computed({ (inbox: Inbox) in inbox.requests.compactMap(InboxChange.init) })
  private var changes

  /// The threads that are not done, newest first, as the requests leave them.
  @Computed({ (inbox: Inbox) in InboxState(inbox.stored.value ?? [], inbox.changes) })
  var state

  /// The offsets of these threads by their numbers.
  @Computed({ (inbox: Inbox) in
    let threads = inbox.state.threads
    return Dictionary(zip(threads.map(\.id), threads.indices)) { first, _ in first }
  })
  private var places

  /// The number of screens that show the list, and request it.
  @MutableProperty private(set) var screens = 0

  /// The threads of the list from which the last page was opened, in its order.
  private var order: [InboxThread.ID] = []

  /// Observes the threads and the requests of whichever account is shown.
  init(_ store: any EntityStore, _ outbox: any Outbox) {
    _stored <~ store.follow(.inbox)
    _substituted <~ store.follow(.isInboxFromSearches)
    _requests <~ outbox.requests(ofKinds: InboxChange.kinds)
  }

  isolated deinit { lifetime.dispose() }

  /// The requests for threads that can still be taken back, in their order.
  var held: [OutboxRow] { requests.filter { $0.state == .held } }

  /// Returns the thread whose subject a page shows; `nil` for a page about no subject.
  func thread(at route: Route?) -> InboxThread? { route.flatMap { threads(at: $0).first } }

  /// Returns the threads whose subjects a page shows, such as all releases of a repository.
  func threads(at route: Route) -> [InboxThread] {
    guard let place = route.repositoryOfSubject else { return [] }
    return state.all.filter { item in
      item.thread.repository == place && item.thread.route?.isSamePage(as: route) == true
    }
  }

  /// Notes that a screen shows the list, until its activation ends.
  func beginShowing(during activation: Lifetime) {
    screens += 1
    activation.observeEnded { [weak self] in self?.screens -= 1 }
  }

  /// Remembers the order of the list from which a page is opened.
  func follow(_ list: [InboxThread]) { order = list.map(\.id) }

  /// Returns the nearest thread after another one, or before it, that is not done and has a page;
  /// `nil` at the end.
  ///
  /// The order is that of the list from which the last page was opened. For a thread that is not in
  /// it, the order is that of the inbox.
  func neighbour(of thread: InboxThread, forward: Bool) -> InboxThread? {
    let threads = state.threads
    let followed = order.firstIndex(of: thread.id)
    let ids = followed == nil ? threads.map(\.id) : order
    guard let start = followed ?? places[thread.id] else { return nil }
    for offset in forward ? Array(start + 1..<ids.count) : (0..<start).reversed() {
      if let place = places[ids[offset]], threads[place].thread.route != nil {
        return threads[place]
      }
    }
    return nil
  }
}

nonisolated extension Route {
  /// The repository of the subject of a thread that the page can show; `nil` for another page.
  fileprivate var repositoryOfSubject: GitHub.RepositoryName? {
    switch self {
    case .issue(let name, _, _), .commit(let name, _), .releases(let name): name
    default: nil
    }
  }

  /// Whether another route leads to the same page, at whatever place of it.
  fileprivate func isSamePage(as other: Route) -> Bool {
    switch (self, other) {
    case (.issue(let name, let number, _), .issue(let otherName, let otherNumber, _)):
      name == otherName && number == otherNumber
    default: self == other
    }
  }
}
