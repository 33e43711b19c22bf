import GRDB

/// An action of a user on an issue, which becomes an event.
struct IssueAction: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "issueAction"

  var id: Int64?
  let issue: Int64
  /// The comment that was made; `nil` for a change of the state.
  let comment: Int64?
  let login: String
  /// GitHub's word: `opened`, `closed`, `reopened` or `created`.
  let action: String
  let time: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
