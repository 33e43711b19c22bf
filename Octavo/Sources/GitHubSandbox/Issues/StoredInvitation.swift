import GRDB

/// An open invitation of a user to a repository.
struct StoredInvitation: Codable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "invitation"

  var id: Int64?
  let login: String
  let repository: Int
  let inviter: String
  let time: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
