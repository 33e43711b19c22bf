import GRDB

/// A notification of a user: an issue in which another user has acted.
struct StoredThread: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "thread"

  var id: Int64?
  let login: String
  let issue: Int64
  /// The reason in GitHub's words, such as `author` or `subscribed`.
  let reason: String
  var updated: Int
  /// The time at which it was read last.
  var read: Int?
  var isDone = false
  /// Whether new comments make no notification.
  var isIgnored = false
  /// The time at which the user subscribed or ignored it.
  var subscribed: Int?

  var isUnread: Bool { read.map { $0 < updated } ?? true }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
