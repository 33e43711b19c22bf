import GRDB

/// A notification of a user: an issue in which another user has acted.
struct StoredThread: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "thread"

  var id: Int64?
  let login: String
  let issue: Int64
  /// The reason of the latest event.
  var reason: NotificationReason
  var updated: Int
  /// The time at which it was read last.
  var read: Int?
  var isUnread = true
  var isDone = false
  /// The time of the last change of any kind, by which a client asks for changes.
  var changed: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
