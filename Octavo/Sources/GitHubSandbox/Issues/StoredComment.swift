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

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
