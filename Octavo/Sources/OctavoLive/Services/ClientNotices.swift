import Foundation
import GitHubAPI
import GitHubValues
import OctavoViewModels

/// Shows the user that a request waits because the server has asked for it, and reports the other
/// events of the clients to the log.
///
/// The user sees nothing of a client whose account is no longer active: its last responses may
/// arrive after a change to another account.
final class ClientNotices {
  /// The services that show notices.
  weak var services: Services?
  /// Returns whether requests to a server are sent with these credentials now.
  var isCurrent: (GitHub.Host, Credentials) -> Bool = { _, _ in true }
  private let report: (String) -> Void
  /// The limit that the latest response to each account has named.
  private var limits: [Sender: GitHub.RateLimit] = [:]

  /// The server and the credentials of requests.
  private struct Sender: Hashable {
    let host: GitHub.Host
    let credentials: Credentials
  }

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  /// Returns settings of a client with some credentials, whose events are shown here too.
  func settings(
    _ settings: ClientSettings,
    for host: GitHub.Host,
    _ credentials: Credentials = .none
  ) -> ClientSettings {
    var settings = settings
    settings.onEvent = { [self, onEvent = settings.onEvent] event in
      onEvent(event)
      Task { @MainActor in show(event, of: Sender(host: host, credentials: credentials)) }
    }
    return settings
  }

  /// Returns the requests of this hour that are left to credentials; `nil` if that is not known.
  func limit(_ host: GitHub.Host, _ credentials: Credentials, now: Date) -> GitHub.RateLimit? {
    let limit = limits[Sender(host: host, credentials: credentials)]
    return limit.flatMap { $0.resetsAt > now ? $0 : nil }
  }

  private func show(_ event: ClientEvent, of sender: Sender) {
    switch event {
    case .waiting(let pause, let error):
      if isCurrent(sender.host, sender.credentials) {
        services?.showNotice(Strings.waiting(pause), for: pause)
      }
      report("A request waits for \(pause): \(error)")
    case .otherVersion(let version): report("The server uses version \(version) of the API.")
    case .droppedItem(let item): report("A response has an unknown item: \(item)")
    case .rateLimit(let limit):
      if limit.resource == "core" { limits[sender] = limit }
    }
  }
}

extension GitHub.RateLimit {
  /// Whether less than a part of the requests of an hour is left, such as a fifth.
  func isBelow(oneIn parts: Int) -> Bool { remaining * parts < limit }

  /// Returns the end of the time in which less than half of the requests are left, and work that
  /// can wait does so; `nil` outside of it.
  func endOfShortage(at now: Date) -> Date? {
    isBelow(oneIn: 2) && resetsAt > now ? resetsAt : nil
  }
}
