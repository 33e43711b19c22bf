import BinderyNavigation
import Foundation

/// Requests a list again while its screen is active, or while something else needs it, as often as
/// the server allows.
@MainActor
final class ListPolling {
  /// The shortest time between two requests that a list makes by itself.
  private static var shortest: Duration { .seconds(60) }

  private let services: Services
  private let interval: () -> Duration?
  private let isBusy: () -> Bool
  private let poll: () -> Void
  private let refreshIfNeeded: () -> Void
  /// The time of the last request that was made here.
  private var requestedAt: Date?

  /// Polls for a list, whose interval is the one that the server asks for.
  init<Item>(_ services: Services, _ list: ObservedList<Item>) {
    self.services = services
    interval = { list.query.flatMap { services.sync.pollInterval(of: $0) } }
    isBusy = { [.loading, .loadingMore].contains(list.phase) }
    poll = { list.poll() }
    refreshIfNeeded = { list.refreshIfNeeded() }
  }

  /// Polls for a query with a function, unless it is busy.
  init<Item>(
    _ services: Services,
    _ query: StoreQuery<[Item]>,
    isBusy: @escaping () -> Bool,
    poll: @escaping () -> Void
  ) {
    self.services = services
    interval = { services.sync.pollInterval(of: query) }
    (self.isBusy, self.poll, refreshIfNeeded) = (isBusy, poll, {})
  }

  /// Begins to request the list, and calls `tick` at once and each minute, until the activation
  /// ends.
  func begin(during activation: Lifetime, tick: @escaping () -> Void) {
    let timer = SerialDisposable()
    activation.add(timer)
    self.tick(timer, tick)
    refreshIfNeeded()
  }

  private func tick(_ timer: SerialDisposable, _ action: @escaping () -> Void) {
    action()
    refreshIfDue()
    timer.inner = services.scheduler.schedule(after: .seconds(60)) { [weak self, weak timer] in
      guard let self, let timer else { return }
      tick(timer, action)
    }
  }

  private func refreshIfDue() {
    let now = services.now()
    let interval = max(untracked(self.interval) ?? Self.shortest, Self.shortest) / .seconds(1)
    // A clock that is set back must not stop the requests until it has caught up.
    if let requestedAt, abs(now.timeIntervalSince(requestedAt)) < interval { return }
    guard !untracked(isBusy) else { return }
    requestedAt = now
    poll()
  }
}
