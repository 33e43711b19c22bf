import GRDB

/// A comment on an issue.
struct StoredComment: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "comment"

  var id: Int64?
  let issue: Int64
  /// The author.
  let login: String
  var body: String
  let created: Int
  var updated: Int
  /// GitHub's word for the reason for which it is hidden, such as `spam`.
  var hidden: String?

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
