import GitHubAPI
import OctavoViewModels

/// Shows the user that a request waits because the server has asked for it, and reports the other
/// events of the client to the log.
final class ClientNotices {
  /// The services that show notices.
  weak var services: Services?
  private let report: (String) -> Void

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  /// Returns settings of a client whose events are shown here too.
  func settings(_ settings: ClientSettings) -> ClientSettings {
    var settings = settings
    settings.onEvent = { [self, onEvent = settings.onEvent] event in
      onEvent(event)
      if case .rateLimit = event { return }
      Task { @MainActor in show(event) }
    }
    return settings
  }

  private func show(_ event: ClientEvent) {
    switch event {
    case .waiting(let pause, let error):
      services?.showNotice(Strings.waiting(pause), for: pause)
      report("A request waits for \(pause): \(error)")
    case .otherVersion(let version): report("The server uses version \(version) of the API.")
    case .droppedItem(let item): report("A response has an unknown item: \(item)")
    case .rateLimit: break
    }
  }
}
