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

  /// Lists the stored threads of an account.
  init(_ stored: [InboxThread], of account: StoredAccount.ID? = nil) {
    self.init(
      all: stored.compactMap { item in
        guard !item.hasLeft else { return nil }
        var item = item
        item.account = account
        return item
      }
      .newestFirst
    )
  }

  /// Merges the threads of several accounts.
  init(merging states: [Self]) {
    self.init(all: states.map(\.all).reduce(into: []) { $0 = $0.merged(with: $1) })
  }

  private init(all: [InboxThread], counts: [GitHub.RepositoryName: Int]? = nil) {
    self.all = all
    threads = all.contains { $0.mark == .done } ? all.filter { $0.mark != .done } : all
    unreadCounts =
      counts
      ?? threads.lazy.filter(\.isUnread)
      .reduce(into: [:]) { $0[$1.thread.repository, default: 0] += 1 }
    unreadCount = unreadCounts.values.reduce(0, +)
  }

  /// Returns the effects of requests on these threads.
  ///
  /// Of more requests than threads, those about other threads are not decoded.
  func changes(by requests: [OutboxRow]) -> [InboxChange] {
    guard requests.count > all.count else { return requests.compactMap(InboxChange.init) }
    let listed = Set(all.map(\.id))
    return requests.compactMap {
      $0.kind == InboxRead.name || listed.contains($0.key) ? InboxChange($0) : nil
    }
  }

  /// Returns the threads as requests leave them.
  ///
  /// Costs a look at each thread; only those that a request changes are counted anew.
  func applying(_ changes: [InboxChange]) -> Self {
    guard !changes.isEmpty, !all.isEmpty else { return self }
    let changesOfThreads = Dictionary(grouping: changes) { $0.thread }
    let others = changesOfThreads[nil] ?? []
    var (changed, counts) = (all, unreadCounts)
    var haveLeft = false
    for (place, item) in all.enumerated() {
      let own = changesOfThreads[item.id] ?? []
      guard !others.isEmpty || !own.isEmpty else { continue }
      for change in others + own { change.apply(to: &changed[place]) }
      if changed[place].hasLeft { haveLeft = true }
      if item.isUnread, !changed[place].isUnread {
        counts[item.thread.repository, default: 1] -= 1
      }
    }
    if haveLeft { changed.removeAll(where: \.hasLeft) }
    return Self(all: changed, counts: counts.filter { $0.value > 0 })
  }

  /// Returns the threads in which something is new, of one repository or of all.
  func unread(of repository: GitHub.RepositoryName? = nil) -> [InboxThread] {
    threads.filter {
      $0.isUnread && (repository == nil || $0.thread.repository == repository)
    }
  }
}

nonisolated extension InboxThread {
  /// Whether no list has the thread: the user is done with it, or its subject is not there.
  fileprivate var hasLeft: Bool { mark == .done && bookmarkedAt == nil || isGone }
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
