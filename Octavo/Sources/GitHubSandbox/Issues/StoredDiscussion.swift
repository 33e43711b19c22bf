import GRDB

/// A discussion, which is made up with its notification.
struct StoredDiscussion: Codable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "discussion"

  var id: Int64?
  let repository: Int
  let number: Int
  /// The author.
  let login: String
  let title: String
  let isAnswered: Bool
  let isOpen: Bool
  /// The time at which it was begun.
  let time: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
