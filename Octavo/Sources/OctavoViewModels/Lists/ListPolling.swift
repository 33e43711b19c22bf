import BinderyNavigation
import Foundation

/// Requests a list again while its screen is active, as often as the server allows.
@MainActor
final class ListPolling<Item> where Item: Identifiable & Codable & Equatable & Sendable {
  /// The shortest time between two requests that a list makes by itself.
  private static var interval: Duration { .seconds(60) }

  private let services: Services
  private let list: ObservedList<Item>
  /// The time of the last request that was made here.
  private var requestedAt: Date?

  /// Polls for a list.
  init(_ services: Services, _ list: ObservedList<Item>) {
    (self.services, self.list) = (services, list)
  }

  /// Begins to request the list, and calls `tick` at once and each minute, until the activation
  /// ends.
  func begin(during activation: Lifetime, tick: @escaping () -> Void) {
    let timer = SerialDisposable()
    activation.add(timer)
    self.tick(timer, tick)
    list.refreshIfNeeded()
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
    let asked = untracked { list.query }.flatMap { services.sync.pollInterval(of: $0) }
    let interval = max(asked ?? Self.interval, Self.interval) / .seconds(1)
    if let requestedAt, now.timeIntervalSince(requestedAt) < interval { return }
    guard ![.loading, .loadingMore].contains(untracked { list.phase }) else { return }
    requestedAt = now
    list.poll()
  }
}
