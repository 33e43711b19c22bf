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
}
