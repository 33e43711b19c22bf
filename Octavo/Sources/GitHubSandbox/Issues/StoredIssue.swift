import GRDB

/// An issue that was opened while the sandbox ran, or that the demo world begins with.
struct StoredIssue: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "issue"

  var id: Int64?
  let repository: Int
  let number: Int
  /// The author.
  let login: String
  var title: String
  var body: String?
  /// The names of the labels, a line each.
  var labels: String
  var isOpen = true
  /// The reason of the last change of the state, such as `completed`.
  var reason: String?
  let created: Int
  var updated: Int
  var closed: Int?
  /// The login of the user who closed it.
  var closer: String?

  var labelNames: [String] { labels.split(separator: "\n").map(String.init) }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
