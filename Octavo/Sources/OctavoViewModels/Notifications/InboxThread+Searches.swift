import Foundation
import GitHubValues

nonisolated extension GitHub.NotificationThread {
  private static let prefix = "search:"

  /// Whether it was built from a search, so that the server has no thread of this number.
  var isFromSearch: Bool { id.hasPrefix(Self.prefix) }

  /// The number of the thread about the same subject that searches would have.
  ///
  /// No number of the server is like it: “search:ada/engine#12”.
  var searchID: String {
    if isFromSearch { return id }
    return Self.prefix + (subject.number.map { "\(repository)#\($0)" } ?? id)
  }
}

nonisolated extension InboxThread {
  /// Makes a new thread from an issue or a pull request that is open; `nil` if the response does
  /// not have its repository.
  init?(_ issue: GitHub.Issue, because reason: GitHub.NotificationThread.Reason) {
    guard let repository = issue.repository else { return nil }
    let subject = GitHub.NotificationSubject(
      title: issue.title,
      kind: issue.isPullRequest ? .pullRequest : .issue,
      apiURL: URL(string: "/repos/\(repository)/issues/\(issue.number)")
    )
    self.init(
      GitHub.NotificationThread(id: "", in: repository, about: subject) { thread in
        thread.id = thread.searchID
        thread.reason = reason
        thread.updatedAt = issue.updatedAt
      }
    )
    state = GitHub.SubjectState(.open, isPullRequest: issue.isPullRequest)
  }

  /// Whether searches no longer find it; its mark is stored for the case that they do again.
  var isGone: Bool { isMissing && thread.isFromSearch && bookmarkedAt == nil }

  /// Merges the threads of all searches with the stored threads.
  ///
  /// A mark stays until something is new in its thread, also while no search finds it. All other
  /// threads that are not found leave, unless they are bookmarked or a search is incomplete. Stored
  /// notifications become threads of searches, because the server takes no requests for them.
  ///
  /// - Parameters:
  ///   - found: The threads of all searches, one after the other; of two about one subject, the
  ///     first one stays.
  ///   - isComplete: Whether the server has completed every search.
  ///   - stored: The stored threads.
  /// - Returns: The threads to store.
  static func merged(found: [Self], isComplete: Bool, after stored: [Self]) -> [Self] {
    let stored = stored.map { item in
      var item = item
      item.thread.id = item.thread.searchID
      return item
    }
    let known = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
    var present: Set<String> = []
    let items = found.filter { present.insert($0.id).inserted }.map { item in
      guard let known = known[item.id] else { return item }
      var item = item
      item.keep(known)
      // The index of the searches can be behind what was read before.
      if known.thread.isNewer(than: item.thread.updatedAt) {
        item.thread.updatedAt = known.thread.updatedAt
      }
      return item
    }
    var marked = 0
    let others = stored.filter { present.insert($0.id).inserted }.compactMap { item -> Self? in
      var item = item
      item.isMissing = isComplete || item.isMissing
      guard isComplete, item.bookmarkedAt == nil else { return item }
      marked += item.mark == nil ? 0 : 1
      return item.mark == nil || marked > mostRead ? nil : item
    }
    return items + others
  }
}
