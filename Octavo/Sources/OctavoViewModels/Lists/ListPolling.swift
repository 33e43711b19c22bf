import BinderyNavigation
import Foundation

/// Requests a list again while its screen is active, or while something else needs it, as often as
/// the server and the other lists allow.
@MainActor
final class ListPolling {
  private let services: Services
  /// The account of the list; `nil` for the login.
  private let account: StoredAccount.ID?
  private let interval: () -> Duration?
  private let isNeeded: () -> Bool
  private let isBusy: () -> Bool
  private let poll: () -> Void
  private let refreshIfNeeded: () -> Void
  /// The time of the last request that was made here.
  private var requestedAt: Date?

  /// Polls for a list that can be seen, whose interval is the one that the server asks for.
  init<Item>(_ services: Services, _ list: ObservedList<Item>) {
    self.services = services
    account = untracked { services.session.shownAccount }
    interval = { list.query.flatMap { services.sync.pollInterval(of: $0) } }
    isNeeded = { services.polling.isOnScreen }
    isBusy = { [.loading, .loadingMore].contains(list.phase) }
    poll = { list.poll() }
    refreshIfNeeded = { list.refreshIfNeeded() }
  }

  /// Polls for a query of an account with a function while it is needed.
  init<Item>(
    _ services: Services,
    _ query: StoreQuery<[Item]>,
    of account: AccountServices,
    isNeeded: @escaping () -> Bool,
    poll: @escaping () -> Void
  ) {
    self.services = services
    self.account = account.id
    interval = { account.sync.pollInterval(of: query) }
    (self.isNeeded, isBusy, self.poll, refreshIfNeeded) = (isNeeded, { false }, poll, {})
  }

  /// Begins to request the list, and calls `tick` at once and each minute, until the activation
  /// ends.
  ///
  /// The list is requested as soon as the network is back, or the list is needed again.
  func begin(during activation: Lifetime, tick: @escaping () -> Void) {
    let timer = SerialDisposable()
    activation.add(timer)
    services.polling.count(of: account, during: activation, while: isNeeded)
    activation.observe(self) { polling in
      if polling.services.polling.isOnline, polling.isNeeded() {
        untracked { polling.refreshIfDue() }
      }
    }
    self.tick(timer, tick)
    refreshIfNeeded()
  }

  private func tick(_ timer: SerialDisposable, _ action: @escaping () -> Void) {
    action()
    untracked { if isNeeded() { refreshIfDue() } }
    timer.inner = services.scheduler.schedule(after: .seconds(60)) { [weak self, weak timer] in
      guard let self, let timer else { return }
      tick(timer, action)
    }
  }

  /// Requests the list, unless that was done too short a time ago; reads are not observed.
  private func refreshIfDue() {
    let now = services.now()
    let shortest = services.polling.interval(of: account)
    let interval = max(self.interval() ?? shortest, shortest) / .seconds(1)
    // A clock that is set back must not stop the requests until it has caught up.
    if let requestedAt, requestedAt.isWithin(interval, before: now) { return }
    guard !isBusy() else { return }
    requestedAt = now
    poll()
  }
}
