import Foundation
import GitHubEndpoints
public import GitHubValues

/// A notification thread as the server sent it, with the user’s mark, read or done.
///
/// The server lists only unread threads, and does not say if another thread is read or done. So
/// the marks are stored here.
///
/// A copy is cheap, because the parts that the server has sent are shared by all copies.
public nonisolated struct InboxThread: Sendable, Equatable, Codable, Identifiable {
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

  private enum CodingKeys: String, CodingKey {
    case sharedThread = "thread"
    case mark, subscription
    case sharedState = "state"
    case stateDate, notifiedAt, bookmarkedAt, isMissing
  }

  private var sharedThread: Shared<GitHub.NotificationThread>
  /// The thread as the server has it.
  public var thread: GitHub.NotificationThread {
    get { sharedThread.value }
    set { sharedThread = Shared(newValue) }
  }

  /// The mark that the user has given it here; `nil` for none.
  public var mark: Mark?
  /// Whether the user is notified, if that was changed here.
  public var subscription: Subscription?

  /// The state of its subject; `nil` while it is not known.
  ///
  /// For a run of a workflow, it is the one in the title.
  public var state: GitHub.SubjectState? {
    get { sharedState?.value ?? GitHub.SubjectState(ofRun: thread.subject) }
    set { sharedState = newValue.map { Shared($0) } }
  }

  private var sharedState: Shared<GitHub.SubjectState>?
  /// The time of the newest part of the thread when its state was read.
  var stateDate: Date?

  /// The time of the newest part of which the user was notified outside of the program.
  var notifiedAt: Date?

  /// The time at which the user has bookmarked it, which the server knows nothing of; `nil` if it
  /// is not.
  var bookmarkedAt: Date?

  /// Whether the server’s list did not have it when it was last read.
  var isMissing = false

  /// The account whose inbox it is read from, which is not stored; `nil` for the one that is shown.
  var account: StoredAccount.ID?

  /// Makes a thread.
  public init(
    _ thread: GitHub.NotificationThread,
    mark: Mark? = nil,
    subscription: Subscription? = nil
  ) {
    (sharedThread, self.mark, self.subscription) = (Shared(thread), mark, subscription)
  }

  /// Marks the thread as read or done; one that is done stays so.
  mutating func add(_ mark: Mark) { self.mark = self.mark == .done ? .done : mark }

  /// The number of the thread.
  public var id: String { sharedThread.value.id }
  /// Whether something in it is new.
  public var isUnread: Bool { thread.isUnread && mark == nil }
  /// Whether it was read by another program, as far as is known.
  public var isReadElsewhere: Bool { !thread.isUnread && mark == nil }

  /// The most threads that stay stored when the server no longer lists them.
  static let mostRead = 1_000

  /// Keeps what is known here of a thread, and its mark unless something is new in it.
  mutating func keep(_ known: Self) {
    (subscription, bookmarkedAt) = (known.subscription, known.bookmarkedAt)
    (sharedState, stateDate) = (known.sharedState ?? sharedState, known.stateDate)
    notifiedAt = known.notifiedAt
    if !thread.isNewer(than: known.thread.updatedAt) { mark = known.mark }
  }

  /// Merges all pages of the server’s list of unread threads with the stored threads.
  ///
  /// A mark stays until the server has a newer time for its thread, so a response that was sent
  /// before the mark does not remove it. A stored thread that is not in `new` becomes read. If the
  /// list has several pages, that happens only when it is missing from two reads in a row: while
  /// pages are read, a thread can move from one that is not read yet to one that was.
  ///
  /// A stored thread that was built from a search leaves, unless the user has bookmarked it.
  static func merged(_ new: [Self], after stored: [Self]) -> [Self] {
    let known = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
    let present = Set(new.flatMap { [$0.id, $0.thread.searchID] })
    let items = new.map { item in
      var item = item
      if let known = known[item.id] ?? known[item.thread.searchID] { item.keep(known) }
      return item
    }
    var others = 0
    let read = stored.filter { !present.contains($0.id) }.compactMap { item -> Self? in
      if item.thread.isFromSearch { return item.bookmarkedAt == nil ? nil : item }
      if item.bookmarkedAt == nil { others += 1 }
      guard item.bookmarkedAt != nil || others <= mostRead else { return nil }
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
