import GRDB

/// A project of an account.
struct StoredProject: Codable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "project"

  var id: Int64?
  /// The login of the account.
  let owner: String
  /// The number among the projects of the owner.
  let number: Int
  let title: String
  /// The time when it was closed; `nil` for an open one.
  var closed: Int?
  let created: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

/// An option of the field “Status” of a project.
struct StoredStatus: Codable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "projectStatus"

  let project: Int64
  /// The place among the options.
  let place: Int
  let id: String
  let name: String
  /// GitHub's word for the colour.
  let color: String
}

/// An issue in a project.
struct StoredProjectItem: Codable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "projectItem"

  var id: Int64?
  let project: Int64
  let issue: Int64
  /// The id of the status; `nil` for none.
  var status: String?
  let created: Int
  var updated: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
