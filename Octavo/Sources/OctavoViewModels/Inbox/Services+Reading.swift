import BinderyNavigation
import Foundation
import GitHubValues

/// Reading threads: one, those that a page shows, and all.
extension Services {
  /// Marks the threads as read whose subject a page shows, each time that it shows something new.
  ///
  /// - Parameters:
  ///   - route: The page.
  ///   - activation: Ends that.
  ///   - isShown: Whether the page shows the subject, rather than that it is being loaded.
  func readThreads(
    at route: Route,
    during activation: Lifetime,
    where isShown: @escaping () -> Bool
  ) {
    activation.observe(self) { services in
      guard isShown() else { return }
      untracked { services.inbox.threads(at: route).forEach(services.markAsRead) }
    }
  }

  /// Marks a thread as read, unless nothing in it is new.
  func markAsRead(_ item: InboxThread) {
    if item.isUnread { change([NotificationRead(item.thread)]) }
  }

  /// Marks all threads as read that the user has seen, or those about a repository, by one request
  /// that can be taken back for five seconds; of threads from searches only this machine notes it.
  func readAll(_ items: [InboxThread], of repository: GitHub.RepositoryName? = nil) {
    let found = items.filter(\.thread.isFromSearch)
    if !found.isEmpty { change(found.map { NotificationRead($0.thread) }) }
    let others = items.filter { !$0.thread.isFromSearch }
    guard let newest = others.compactMap(\.thread.updatedAt).max() else { return }
    let place = repository.map {
      InboxRead.Place($0, others.lazy.compactMap(\.thread.repositoryID).first)
    }
    let words = Strings.count(others.count, "thread")
    change([InboxRead(of: place, upTo: newest)], "\(words) marked as read.")
  }
}
