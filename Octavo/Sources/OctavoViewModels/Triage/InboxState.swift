import Foundation
import GitHubValues

/// The inbox as the user sees it: the stored threads, with the requests applied that the server has
/// not confirmed yet.
nonisolated struct InboxState: Sendable, Equatable {
  /// The threads that are not done, newest first.
  let threads: [InboxThread]
  /// The threads that are not done, and all that are bookmarked, newest first.
  let all: [InboxThread]
  /// The number of threads in which something is new.
  let unreadCount: Int
  /// The number of those by their repositories.
  let unreadCounts: [GitHub.RepositoryName: Int]

  /// Applies requests to the stored threads.
  init(_ stored: [InboxThread], _ changes: [InboxChange] = []) {
    var changesOfThreads: [InboxThread.ID: [InboxChange]] = [:]
    for change in changes {
      if let id = change.thread { changesOfThreads[id, default: []].append(change) }
    }
    let others = changes.filter { $0.thread == nil }
    all =
      stored.compactMap { item in
        var item = item
        for change in others { change.apply(to: &item) }
        if !changesOfThreads.isEmpty {
          for change in changesOfThreads[item.id] ?? [] { change.apply(to: &item) }
        }
        return item.mark == .done && item.bookmarkedAt == nil || item.isGone ? nil : item
      }
      .newestFirst
    threads = all.contains { $0.mark == .done } ? all.filter { $0.mark != .done } : all
    var counts: [GitHub.RepositoryName: Int] = [:]
    for item in threads where item.isUnread { counts[item.thread.repository, default: 0] += 1 }
    unreadCounts = counts
    unreadCount = counts.values.reduce(0, +)
  }

  /// Returns the threads in which something is new, of one repository or of all.
  func unread(of repository: GitHub.RepositoryName? = nil) -> [InboxThread] {
    threads.filter {
      $0.isUnread && (repository == nil || $0.thread.repository == repository)
    }
  }
}

nonisolated extension [InboxThread] {
  /// The threads by the times of their newest parts, which is the order of most responses.
  fileprivate var newestFirst: Self {
    let times = map { $0.thread.updatedAt ?? .distantPast }
    if zip(times, times.dropFirst()).allSatisfy({ $0 >= $1 }) { return self }
    return indices.sorted { (times[$0], $1) > (times[$1], $0) }.map { self[$0] }
  }
}
