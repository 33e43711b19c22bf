import GRDB

/// The decision of a review, in GitHub's words.
enum ReviewState: String, Codable, Sendable {
  case approved = "APPROVED"
  case changesRequested = "CHANGES_REQUESTED"
  case commented = "COMMENTED"
  case dismissed = "DISMISSED"
  /// Seen by its author alone.
  case pending = "PENDING"

  /// Reads the word for it in a request, such as `APPROVE`.
  init?(event: String) {
    switch event {
    case "APPROVE": self = .approved
    case "REQUEST_CHANGES": self = .changesRequested
    case "COMMENT": self = .commented
    default: return nil
    }
  }
}

/// A review of a pull request.
struct StoredReview: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "review"

  var id: Int64?
  let issue: Int64
  /// The author.
  let login: String
  var state: ReviewState
  var body: String
  /// The head that was reviewed.
  let commit: String
  /// The time at which it was submitted; `nil` for a pending one.
  var submitted: Int?

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

/// A conversation about a line or a file of a pull request.
struct StoredReviewThread: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "reviewThread"

  var id: Int64?
  let issue: Int64
  /// The login of the user who resolved it; `nil` for an open one.
  var resolver: String?

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
