import GRDB

/// A reaction of a user to an issue or a comment.
struct StoredReaction: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "reaction"

  var id: Int64?
  let issue: Int64
  /// The comment; `nil` for a reaction to the issue itself.
  let comment: Int64?
  /// The comment on a line of a pull request.
  var reviewComment: Int64?
  let login: String
  let content: ReactionContent
  let created: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
