import GRDB

/// A milestone of a repository.
struct StoredMilestone: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "milestone"

  var id: Int64?
  let repository: Int
  /// The number; 0 for a new one, which gets the next.
  var number = 0
  /// The user who made it.
  let login: String
  var title: String
  var description: String?
  var isOpen = true
  let created: Int
  var updated: Int
  var closed: Int?
  var due: Int?

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

/// A milestone with the numbers of its issues.
struct CountedMilestone: Equatable, Sendable {
  var milestone: StoredMilestone
  var open = 0
  var closed = 0

  /// The part of the issues that is closed, from 0 to 1.
  var completeness: Double { open + closed == 0 ? 0 : Double(closed) / Double(open + closed) }
}
