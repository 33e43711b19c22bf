import GRDB

/// A side of a difference, in GitHub's words.
enum DiffSide: String, Codable, Sendable {
  /// The version before.
  case left = "LEFT"
  /// The version after.
  case right = "RIGHT"
}

/// A comment on a line, some lines or a file of a pull request.
struct StoredReviewComment: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable
{
  static let databaseTableName = "reviewComment"

  var id: Int64?
  let issue: Int64
  var review: Int64
  /// The conversation, which begins with a comment that is no reply.
  let thread: Int64
  /// The first comment of the conversation, to which this one is a reply.
  var reply: Int64?
  /// The author.
  let login: String
  var body: String
  let path: String
  var side = DiffSide.right
  /// The last line, counted in the version of the side; `nil` for a comment on the file.
  var line: Int?
  /// The side and number of the first line, if there are several.
  var startSide: DiffSide?
  var startLine: Int?
  /// The head at which the comment was made.
  let commit: String
  /// The hunk up to the line, as it was then.
  var hunk: String
  /// The place in the patch of the file, as it was then.
  var position: Int?
  let created: Int
  var updated: Int
  /// GitHub's word for the reason for which it is hidden, such as `spam`.
  var hidden: String?

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
