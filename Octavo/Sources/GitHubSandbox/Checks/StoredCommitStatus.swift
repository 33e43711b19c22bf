import GRDB

/// A status that a service has set on a commit.
struct StoredCommitStatus: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "commitStatus"

  /// GitHub's words for the states.
  static let states = ["error", "failure", "pending", "success"]

  var id: Int64?
  let repository: Int
  let sha: String
  /// The name, which each service chooses.
  let context: String
  let state: String
  var description: String?
  var target: String?
  /// The login of the service.
  let login: String
  let created: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
