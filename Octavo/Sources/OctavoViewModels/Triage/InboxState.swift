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
  ///
  /// A request that the server has refused, or about which the user is asked, affects nothing; its
  /// row in Unsent says why.
  init(_ stored: [InboxThread], _ requests: [OutboxRow]) {
    var changes: [String: [OutboxRow]] = [:]
    var reads: [InboxRead] = []
    for row in requests where !row.needsUser && Self.kinds.contains(row.kind) {
      if row.kind == InboxRead.name {
        if let read = InboxRead(row) { reads.append(read) }
      } else {
        changes[row.key, default: []].append(row)
      }
    }
    all = stored.compactMap { item in
      var item = item
      for read in reads { _ = read.apply(to: &item) }
      for row in changes[item.id] ?? [] { Self.apply(row, to: &item) }
      return item.mark == .done && item.bookmarkedAt == nil || item.isGone ? nil : item
    }
    .sorted { ($0.thread.updatedAt ?? .distantPast) > ($1.thread.updatedAt ?? .distantPast) }
    threads = all.filter { $0.mark != .done }
    var counts: [GitHub.RepositoryName: Int] = [:]
    for item in threads where item.isUnread { counts[item.thread.repository, default: 0] += 1 }
    unreadCounts = counts
    unreadCount = counts.values.reduce(0, +)
  }

  private static let marks: [String: InboxThread.Mark] = [
    NotificationDone.name: .done, NotificationRead.name: .read,
  ]
  /// The kinds of requests that affect a thread.
  static let kinds = Set(marks.keys).union([NotificationSubscription.name, InboxRead.name])

  /// Applies a request; a mark only if nothing is in the thread that is newer than what the user
  /// saw.
  ///
  /// The value of a mark is not decoded, because there may be thousands.
  private static func apply(_ row: OutboxRow, to item: inout InboxThread) {
    guard let mark = marks[row.kind] else {
      NotificationSubscription(row)?.apply(to: &item)
      return
    }
    let seen = row.base.flatMap(Double.init).map(Date.init(timeIntervalSince1970:))
    if !item.thread.isNewer(than: seen) { item.add(mark) }
  }

  /// Returns the threads in which something is new, of one repository or of all.
  func unread(of repository: GitHub.RepositoryName? = nil) -> [InboxThread] {
    threads.filter {
      $0.isUnread && (repository == nil || $0.thread.repository == repository)
    }
  }
}
