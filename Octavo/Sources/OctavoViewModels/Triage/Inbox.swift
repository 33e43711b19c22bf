import BinderyNavigation
import GitHubValues

/// The inbox as all screens see it: its list, the number on its tab, and the pages of its subjects.
///
/// It has the threads of the account that is shown, or of all accounts that are logged in, if the
/// user wants that. Each thread says of which account it is.
///
/// A page that is opened from the list remembers the order of the list, for the way to the next
/// page. So the way goes on when the thread on show leaves the list, because it is read by then.
@MainActor
final class Inbox: LifetimeProviding {
  /// The values of the session and the settings that it follows.
  struct Source {
    /// Returns the accounts that are logged in.
    let accounts: () -> [AccountServices]
    /// Returns the account that is shown.
    let shown: () -> StoredAccount.ID?
    /// Returns whether the list has the threads of all accounts.
    let showsAll: () -> Bool
    /// Returns whether the inboxes of all accounts are needed, for notifications.
    let needsAll: () -> Bool
  }

  /// The lifetime, which ends when the inbox is released.
  let lifetime = Lifetime()
  /// Whether the threads are read: a program that starts shows its first screen before that, if
  /// the screen has none.
  @MutableProperty var isReading = true
  /// The inboxes of all accounts that are logged in; those that nothing needs are empty.
  @MutableProperty private(set) var accounts: [AccountInbox] = []
  private let source: Source

  /// The inbox of the account that is shown; `nil` for the login.
  var own: AccountInbox? {
    let shown = source.shown()
    return accounts.first { $0.account.id == shown }
  }

  /// Whether several accounts are logged in.
  var hasSeveral: Bool { accounts.count > 1 }
  /// Whether the list has the threads of several accounts.
  var isShared: Bool { hasSeveral && source.showsAll() }
  /// The inboxes whose threads the list has.
  var listed: [AccountInbox] { isShared ? accounts : [own].compactMap(\.self) }

  /// The threads that are not done, newest first, as the requests leave them.
  @Computed({ (inbox: Inbox) in
    let listed = inbox.listed
    return listed.count == 1 ? listed[0].state : InboxState(merging: listed.map(\.state))
  })
  var state

  /// The offsets of these threads by their accounts and numbers.
  @Computed({ (inbox: Inbox) in
    let threads = inbox.state.threads
    return Dictionary(zip(threads.map(\.key), threads.indices)) { first, _ in first }
  })
  private var places

  /// The number of screens that show the list, and request it.
  @MutableProperty private(set) var screens = 0

  /// Sends each thread whose page is being opened.
  let openings: Signal<InboxThread.Key, Never>
  private let openingInput: Signal<InboxThread.Key, Never>.Observer

  /// The threads of the list from which the last page was opened, in its order.
  private var order: [InboxThread.Key] = []

  /// The last requests that one action has made, by their accounts.
  var together: [StoredAccount.ID: [Int64]] = [:]

  /// Sends the text of a filter with which the list is to be shown.
  let filters: Signal<String, Never>
  private let filterInput: Signal<String, Never>.Observer

  /// Observes the threads and the requests of the accounts.
  init(_ source: Source) {
    self.source = source
    (filters, filterInput) = Signal<String, Never>.pipe()
    (openings, openingInput) = Signal<InboxThread.Key, Never>.pipe()
    lifetime.observe(self) { inbox in
      let accounts = inbox.source.accounts()
      untracked { inbox.follow(accounts) }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// Makes the inboxes of new accounts, and drops those of accounts that have logged out.
  private func follow(_ accounts: [AccountServices]) {
    let known = self.accounts
    let new = accounts.map { account in
      known.first { $0.account.id == account.id && $0.account.outbox === account.outbox }
        ?? AccountInbox(account, isNeeded: isNeeded(account.id))
    }
    if !new.elementsEqual(known, by: ===) { self.accounts = new }
  }

  private func isNeeded(_ account: StoredAccount.ID) -> Property<Bool> {
    computed { [source, isReading = $isReading] in
      isReading.value && (source.showsAll() || source.needsAll() || source.shown() == account)
    }
  }

  /// Returns the thread whose subject a page shows; `nil` for a page about no subject.
  func thread(at route: Route?) -> InboxThread? { route.flatMap { threads(at: $0).first } }

  /// Returns the threads whose subjects a page shows, such as all releases of a repository.
  func threads(at route: Route) -> [InboxThread] {
    guard let place = route.repositoryPlace?.name else { return [] }
    return (own?.threadsOfRepositories[place] ?? []).filter {
      $0.thread.route?.isSamePage(as: route) == true
    }
  }

  /// Notes that a screen shows the list, until its activation ends.
  func beginShowing(during activation: Lifetime) {
    isReading = true
    screens += 1
    activation.observeEnded { [weak self] in self?.screens -= 1 }
  }

  /// Shows the list with a filter.
  func show(filtered text: String) { filterInput.send(value: text) }

  /// Notes that the page of a thread is being opened.
  func noteOpened(_ thread: InboxThread) { openingInput.send(value: thread.key) }

  /// Remembers the order of the list from which a page is opened.
  func follow(_ list: [InboxThread]) { order = list.map(\.key) }

  /// Returns the nearest thread after another one, or before it, that is not done and has a page;
  /// `nil` at the end.
  ///
  /// The order is that of the list from which the last page was opened. For a thread that is not in
  /// it, the order is that of the inbox.
  func neighbour(of thread: InboxThread, forward: Bool) -> InboxThread? {
    let threads = state.threads
    let followed = order.firstIndex(of: thread.key)
    let keys = followed == nil ? threads.map(\.key) : order
    guard let start = followed ?? places[thread.key] else { return nil }
    for offset in forward ? Array(start + 1..<keys.count) : (0..<start).reversed() {
      if let place = places[keys[offset]], threads[place].thread.route != nil {
        return threads[place]
      }
    }
    return nil
  }
}
