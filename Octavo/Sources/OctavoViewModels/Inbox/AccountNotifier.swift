import BinderyNavigation
import Foundation
import GitHubValues

/// Requests the inbox of one account while no screen of it does, and notifies the user outside of
/// the program of what is new in it, if he has turned that on.
///
/// The inbox is requested while notifications are on, or while a window can be seen in which its
/// number is. The time of the notification is stored with the thread, so that neither a second
/// program nor the next start sends it again.
///
/// The server sends the authors of comments after the threads. A thread waits for them, so that
/// comments by bots send nothing, but not for long.
@MainActor
final class AccountNotifier: LifetimeProviding {
  /// The lifetime, which ends when the notifier is released.
  let lifetime = Lifetime()
  private let services: Services
  private let inbox: AccountInbox
  private let polling: ListPolling
  /// Whether it has looked for the setting before, so that a change of that is one of the user.
  private var hasBegun = false
  /// Whether it notifies: not before the threads that were there when the user has turned it on are
  /// marked, or those of the first response for an account.
  @MutableProperty private var isReady = false

  /// The time after which the inbox is requested for the first time: the first screen comes first.
  private static var delay: Duration { .seconds(2) }
  /// The seconds after a response in which threads wait for their states.
  private static let patience = 20.0
  /// Notifies of threads whose states have not come in time.
  private let patienceEnd = SerialDisposable()

  /// Makes the notifier of an inbox, which calls `didRequest` after each of its requests.
  init(_ services: Services, _ inbox: AccountInbox, didRequest: @escaping () -> Void) {
    (self.services, self.inbox) = (services, inbox)
    polling = ListPolling(
      services,
      .inbox,
      of: inbox.account,
      isNeeded: { services.requestsInbox(of: inbox.account.id) },
      poll: {
        Task.immediate {
          await inbox.refresh { services.message(for: $0) }
          didRequest()
        }
      }
    )
    lifetime += services.scheduler.schedule(after: Self.delay) { [weak self] in
      guard let self else { return }
      // Notifications of what comes within quiet hours are sent after them.
      polling.begin(during: lifetime) { [weak self] in self?.notify() }
    }
    lifetime += patienceEnd
    lifetime.observe(self) { notifier in
      let isOn = notifier.services.notifiesNews
      untracked { notifier.follow(isOn) }
    }
    lifetime.observe(self) { notifier in
      guard notifier.services.notifiesNews, !notifier.isReady, notifier.isRecent else { return }
      untracked { notifier.passOver() }
    }
    lifetime.observe(self) { notifier in
      guard notifier.services.notifiesNews, !notifier.candidates.isEmpty else { return }
      untracked { notifier.notify() }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// The new threads of which the user was not notified.
  private var candidates: [InboxThread] {
    let filter = InboxFilter(services.preferences[Settings.notifiedFilter])
    let bots = BotNames(logins: services.preferences[Settings.botLogins])
    return inbox.state.threads.filter { item in
      item.isUnread && item.thread.isNewer(than: item.notifiedAt) && filter.matches(item)
        && !item.isNewByBotAlone(bots)
    }
  }

  /// The candidates, without those that wait for their states.
  private var dueCandidates: [InboxThread] {
    let isEarly = inbox.readAt?.isWithin(Self.patience, before: services.now()) ?? false
    guard isEarly else { return candidates }
    let due = candidates.filter { !$0.mayBeNewByBotAlone }
    if due.count < candidates.count {
      patienceEnd.inner = services.scheduler.schedule(after: .seconds(Self.patience)) {
        [weak self] in self?.notify()
      }
    }
    return due
  }

  private func follow(_ isOn: Bool) {
    defer { hasBegun = true }
    guard isOn else { return isReady = false }
    isReady = !hasBegun && inbox.isStored
  }

  /// Whether the threads are those that the server has, rather than some of long ago or none.
  private var isRecent: Bool { inbox.isRecent(at: untracked { services.now() }) }

  /// Marks the threads that are there when the user turns notifications on, without sending any.
  private func passOver() {
    Task.immediate { [weak self, inbox] in
      // A long list that was not needed before is read in two parts.
      await inbox.account.store.drained()
      _ = try? await inbox.markAsNotified(untracked { inbox.state.threads })
      self?.isReady = true
    }
  }

  private func notify() {
    let candidates = untracked { dueCandidates }
    guard isReady, !candidates.isEmpty,
      !services.preferences[Settings.quietHours].contains(services.now(), in: services.timeZone)
    else { return }
    Task.immediate { [services, inbox] in
      // Threads that cannot be marked are left to another time.
      guard let items = try? await inbox.markAsNotified(candidates), !items.isEmpty else { return }
      let account = inbox.account.id
      let place = untracked { services.inbox.names[account] }
      for news in InboxNews.news(about: items, of: account, named: place) {
        services.notify?(news)
      }
    }
  }
}

extension AccountInbox {
  /// Marks threads as notified, and returns those that no other program has marked before.
  fileprivate func markAsNotified(_ items: [InboxThread]) async throws -> [InboxThread] {
    try await account.sync.change(items.map(\.id), of: .inbox) { item in
      guard item.thread.isNewer(than: item.notifiedAt) else { return false }
      item.notifiedAt = item.thread.updatedAt
      return true
    }
  }
}

extension Services {
  /// Whether the inbox of an account is requested although no screen of it does that; its screen
  /// requests that of the account that is shown.
  fileprivate func requestsInbox(of account: StoredAccount.ID) -> Bool {
    guard session.isUsable(account) else { return false }
    let isShown = account == session.shownAccount
    if isShown, inbox.screens > 0 { return false }
    let hasNumber = isShown || inbox.isShared
    return notifiesNews || hasNumber && polling.isOnScreen && polling.requestsNumbers
  }
}
