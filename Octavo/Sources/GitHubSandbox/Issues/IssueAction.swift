import GRDB

/// An action of a user on an issue, which becomes an event.
struct IssueAction: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "issueAction"

  var id: Int64?
  let issue: Int64
  /// The comment that was made; `nil` for all other actions.
  var comment: Int64?
  let login: String
  /// GitHub's word, such as `closed` or `labeled`; `opened` and `created` for new texts.
  let action: String
  let time: Int
  var detail: IssueEventDetail?

  /// The actions that are events of a feed.
  static let fed = [
    "opened", "closed", "reopened", "created", "labeled", "unlabeled", "assigned", "unassigned",
  ]

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
