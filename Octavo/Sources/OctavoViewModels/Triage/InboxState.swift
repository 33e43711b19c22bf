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

  /// Applies requests to the stored threads of an account.
  init(
    _ stored: [InboxThread],
    _ changes: [InboxChange] = [],
    of account: StoredAccount.ID? = nil
  ) {
    var changesOfThreads: [InboxThread.ID: [InboxChange]] = [:]
    for change in changes {
      if let id = change.thread { changesOfThreads[id, default: []].append(change) }
    }
    let others = changes.filter { $0.thread == nil }
    self.init(
      all: stored.compactMap { item in
        var item = item
        item.account = account
        for change in others { change.apply(to: &item) }
        if !changesOfThreads.isEmpty {
          for change in changesOfThreads[item.id] ?? [] { change.apply(to: &item) }
        }
        return item.mark == .done && item.bookmarkedAt == nil || item.isGone ? nil : item
      }
      .newestFirst
    )
  }

  /// Merges the threads of several accounts.
  init(merging states: [Self]) {
    self.init(all: states.map(\.all).reduce(into: []) { $0 = $0.merged(with: $1) })
  }

  private init(all: [InboxThread]) {
    self.all = all
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

  /// Returns the threads of two lists that are in this order, in the same order.
  fileprivate func merged(with others: Self) -> Self {
    if isEmpty || others.isEmpty { return self + others }
    var merged: Self = []
    merged.reserveCapacity(count + others.count)
    var next = others.startIndex
    for item in self {
      let time = item.thread.updatedAt ?? .distantPast
      while next < others.endIndex, others[next].thread.updatedAt ?? .distantPast > time {
        merged.append(others[next])
        next += 1
      }
      merged.append(item)
    }
    return merged + others[next...]
  }
}
