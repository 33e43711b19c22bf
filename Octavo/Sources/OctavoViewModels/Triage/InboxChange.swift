import Foundation
import GitHubValues

/// The effect of a request on threads of the inbox.
///
/// The effect begins with the action of the user, and does not change while the request is sent.
///
/// A request that the server has refused, or about which the user is asked, affects nothing; its
/// row in Unsent says why.
nonisolated enum InboxChange: Sendable, Equatable {
  /// A mark of a thread, if nothing is in it that is newer than what the user saw.
  ///
  /// The value of the request is not decoded, because there may be thousands.
  case mark(InboxThread.Mark, of: InboxThread.ID, seen: Date?)
  /// The end of notifications about a thread.
  case subscription(NotificationSubscription)
  /// A mark of all threads up to a time.
  case read(InboxRead)

  private static let marks: [String: InboxThread.Mark] = [
    NotificationDone.name: .done, NotificationRead.name: .read,
  ]
  /// The kinds of requests that affect a thread.
  static let kinds = Set(marks.keys).union([NotificationSubscription.name, InboxRead.name])

  /// Reads the effect of a request; `nil` if it has none.
  init?(_ row: OutboxRow) {
    guard !row.needsUser else { return nil }
    if let mark = Self.marks[row.kind] {
      let seen = row.base.flatMap(Double.init).map(Date.init(timeIntervalSince1970:))
      self = .mark(mark, of: row.key, seen: seen)
    } else if row.kind == InboxRead.name, let read = InboxRead(row) {
      self = .read(read)
    } else if row.kind == NotificationSubscription.name,
      let subscription = NotificationSubscription(row)
    {
      self = .subscription(subscription)
    } else {
      return nil
    }
  }

  /// The number of the thread; `nil` for an effect on several.
  var thread: InboxThread.ID? {
    switch self {
    case .mark(_, let id, _): id
    case .subscription(let subscription): subscription.thread.id
    case .read: nil
    }
  }

  /// Changes a thread, if it is one of those that the user saw.
  func apply(to item: inout InboxThread) {
    switch self {
    case .mark(let mark, _, let seen): if !item.thread.isNewer(than: seen) { item.add(mark) }
    case .subscription(let subscription): subscription.apply(to: &item)
    case .read(let read): _ = read.apply(to: &item)
    }
  }
}
