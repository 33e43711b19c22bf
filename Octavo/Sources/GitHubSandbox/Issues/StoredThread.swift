import GRDB

/// A notification of a user: about an issue in which another user has acted, or another subject.
struct StoredThread: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "thread"

  var id: Int64?
  let login: String
  let repository: Int
  /// The issue; `nil` for another subject.
  var issue: Int64?
  /// The subject that is not an issue.
  var subject: StoredSubject?
  /// The reason of the latest event.
  var reason: NotificationReason
  var updated: Int
  /// The time at which it was read last.
  var read: Int?
  var isUnread = true
  var isDone = false
  /// The time of the last change of any kind, by which a client asks for changes.
  var changed: Int
  /// The subscription of the user to a subject that is not an issue; `nil` if there is none.
  var subscription: SubscriptionState?
  /// The time of the subscription.
  var subscribed: Int?

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
