import BinderyNavigation
import Foundation
import GitHubValues

/// Reading threads: one, those that a page shows, and all.
extension Services {
  /// Reads the stored inbox once the first screen is on show, or as soon as a screen needs it.
  ///
  /// - Parameter shown: Returns when the first screen has been drawn.
  public func readInbox(after shown: @escaping @MainActor () async -> Void) {
    inbox.isReading = false
    activity.begin()
    Task {
      await shown()
      inbox.isReading = true
      activity.end()
    }
  }

  /// Marks the threads as read whose subject a page shows, each time that it shows something new.
  ///
  /// A page that is only beside the list reads nothing until it is opened.
  ///
  /// - Parameters:
  ///   - route: The page.
  ///   - viewModel: The view model of the page.
  ///   - activation: Ends that.
  ///   - isShown: Whether the page shows the subject, rather than that it is being loaded.
  func readThreads(
    at route: Route,
    on viewModel: ViewModel,
    during activation: Lifetime,
    where isShown: @escaping () -> Bool
  ) {
    activation.observe(self) { [weak viewModel] services in
      guard viewModel?.isBeside == false, isShown() else { return }
      untracked { services.inbox.threads(at: route).forEach(services.markAsRead) }
    }
  }

  /// Marks a thread as read, unless nothing in it is new.
  func markAsRead(_ item: InboxThread) {
    if item.isUnread { change([item]) { NotificationRead($0.thread) } }
  }

  /// Marks all threads as read that the user has seen, or those about a repository, by one request
  /// of each account that can be taken back for five seconds; of threads from searches only this
  /// machine notes it.
  func readAll(_ items: [InboxThread], of repository: GitHub.RepositoryName? = nil) {
    let found = items.filter(\.thread.isFromSearch)
    if !found.isEmpty { change(found) { NotificationRead($0.thread) } }
    let others = items.filter { !$0.thread.isFromSearch }
    guard !others.isEmpty else { return }
    let requests = requests(others) { items in
      let place = repository.map {
        InboxRead.Place($0, items.lazy.compactMap(\.thread.repositoryID).first)
      }
      let newest = items.compactMap(\.thread.updatedAt).max()
      return newest.map { [InboxRead(of: place, upTo: $0)] } ?? []
    }
    add(requests, "\(Strings.count(others.count, "thread")) marked as read.")
  }
}
