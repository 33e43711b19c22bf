import Foundation
public import GitHubValues

/// A thread of the inbox: what the server has said about it, and what the user has done with it
/// here.
///
/// The server tells which threads are unread, and of no other if it was read or done. So a thread
/// is read or done as far as this program knows.
public nonisolated struct InboxThread: Sendable, Hashable, Codable, Identifiable {
  /// A mark that the user has given a thread.
  public enum Mark: String, Sendable, Codable {
    /// Nothing in it is new.
    case read
    /// The thread is on no list until something new is in it.
    case done
  }

  /// Whether the user is notified about a thread.
  public enum Subscription: String, Sendable, Codable, CaseIterable {
    /// Only after a comment by the user, or a mention of the user.
    case unsubscribed
    /// Never.
    case muted
  }

  /// The thread as the server has it.
  public var thread: GitHub.NotificationThread
  /// The mark that the user has given it here; `nil` for none.
  public var mark: Mark?
  /// Whether the user is notified, if that was changed here.
  public var subscription: Subscription?

  /// Whether it was not on the pages that were read last.
  var isMissing = false

  /// Makes a thread.
  public init(
    _ thread: GitHub.NotificationThread,
    mark: Mark? = nil,
    subscription: Subscription? = nil
  ) {
    (self.thread, self.mark, self.subscription) = (thread, mark, subscription)
  }

  /// Marks the thread as read or done; one that is done stays so.
  mutating func add(_ mark: Mark) { self.mark = self.mark == .done ? .done : mark }

  /// The number of the thread.
  public var id: String { thread.id }
  /// Whether something in it is new.
  public var isUnread: Bool { thread.isUnread && mark == nil }
  /// Whether it was read by another program, as far as is known.
  public var isReadElsewhere: Bool { !thread.isUnread && mark == nil }

  /// The most threads that stay after they have left the server’s list.
  private static let mostRead = 1_000
  /// The threads of a page.
  private static let pageSize = 50

  /// Returns the threads after a whole read of the server’s list of unread ones.
  ///
  /// What was done with a thread holds until something new is in it, so a response from before that
  /// undoes nothing. A thread that is no longer on the list was read; if the list has several
  /// pages, it has to be missing twice, because a thread can fall between two pages while they are
  /// read.
  static func merged(_ new: [Self], after stored: [Self]) -> [Self] {
    let known = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
    let present = Set(new.map(\.id))
    let items = new.map { item in
      guard let known = known[item.id] else { return item }
      var item = item
      item.subscription = known.subscription
      if !item.thread.isNewer(than: known.thread.updatedAt) { item.mark = known.mark }
      return item
    }
    let read = stored.lazy.filter { !present.contains($0.id) }.prefix(mostRead).map { item in
      var item = item
      if new.count < pageSize || item.isMissing { item.thread.isUnread = false }
      item.isMissing = true
      return item
    }
    return items + read
  }
}

nonisolated extension GitHub.NotificationThread {
  /// Whether something is in it that is newer than a date, which the user has seen.
  func isNewer(than seen: Date?) -> Bool {
    guard let updatedAt else { return false }
    return seen.map { updatedAt > $0 } ?? true
  }
}
