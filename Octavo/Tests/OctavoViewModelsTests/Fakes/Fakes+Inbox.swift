import BinderyTesting
import GitHubValues

@testable import OctavoViewModels

extension Fakes {
  /// Logs in, and shows the inbox with threads of the server.
  func inbox(_ threads: [GitHub.NotificationThread]) async -> InboxViewModel {
    logIn()
    sync[pages: .inbox] = Sample.pages(threads.map { InboxThread($0) })
    let inbox = InboxViewModel(services)
    show(.inbox(inbox))
    await settle()
    return inbox
  }

  /// Lets a time pass, and waits for what is due then.
  func pass(_ seconds: Double) async {
    scheduler.advance(by: .seconds(seconds))
    await settle()
  }
}

/// The notifications that the program has sent.
@MainActor
final class SentNews {
  private(set) var news: [InboxNews] = []

  /// Adds those of some services.
  func collect(from services: Services) {
    services.notify = { [weak self] in self?.news.append($0) }
  }
}
