import Foundation
import GitHubAPI
import GitHubValues
import OctavoViewModels

/// Shows the user that a request waits because the server has asked for it, and reports the other
/// events of the client to the log.
final class ClientNotices {
  /// The services that show notices.
  weak var services: Services?
  private let report: (String) -> Void
  /// The limit that the latest response has named.
  private var limit: GitHub.RateLimit?

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  /// Returns settings of a client whose events are shown here too.
  func settings(_ settings: ClientSettings) -> ClientSettings {
    var settings = settings
    settings.onEvent = { [self, onEvent = settings.onEvent] event in
      onEvent(event)
      Task { @MainActor in show(event) }
    }
    return settings
  }

  /// Forgets the limit, which is that of another account from now on.
  func forgetLimit() { limit = nil }

  /// Returns whether less than a fifth of the requests of this hour are left.
  func isNearLimit(now: Date) -> Bool {
    guard let limit, limit.resetsAt > now else { return false }
    return limit.remaining * 5 < limit.limit
  }

  private func show(_ event: ClientEvent) {
    switch event {
    case .waiting(let pause, let error):
      services?.showNotice(Strings.waiting(pause), for: pause)
      report("A request waits for \(pause): \(error)")
    case .otherVersion(let version): report("The server uses version \(version) of the API.")
    case .droppedItem(let item): report("A response has an unknown item: \(item)")
    case .rateLimit(let limit): if limit.resource == "core" { self.limit = limit }
    }
  }
}
