import BinderyNavigation
import Foundation

extension NewsViewModel {
  /// The shortest time between two requests that the feed makes by itself.
  private static let interval = Duration.seconds(60)

  /// Moves the time of the rows on each minute, and requests new events as often as the server
  /// allows.
  func beginTicking(during activation: Lifetime) {
    let timer = SerialDisposable()
    activation.add(timer)
    activation.observeEnded { [detailRequests] in detailRequests.cancel() }
    tick(timer)
    events.refreshIfNeeded()
  }

  private func tick(_ timer: SerialDisposable) {
    now = services.now()
    detailRequests.allowRequests()
    refreshIfDue()
    timer.inner = services.scheduler.schedule(after: .seconds(60)) { [weak self, weak timer] in
      guard let self, let timer else { return }
      tick(timer)
    }
  }

  private func refreshIfDue() {
    let now = services.now()
    let asked = services.sync.pollInterval(of: .events(source)) ?? Self.interval
    let interval = max(asked, Self.interval) / .seconds(1)
    if let requestedAt, now.timeIntervalSince(requestedAt) < interval { return }
    guard ![.loading, .loadingMore].contains(untracked { events.phase }) else { return }
    requestedAt = now
    events.refreshCommand.execute()
  }
}
