import GRDB

/// The branches of a pull request, which is a stored issue too.
struct StoredPull: Codable, Equatable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "pull"

  /// The row of the issue; 0 for a pull request that only a merge commit tells of.
  let issue: Int64
  /// The branch into which it is merged.
  var base: String
  /// The commit of that branch when the head was looked at last.
  var baseCommit: String
  /// The number of the repository that has the head; `nil` once that is deleted.
  var headRepository: Int?
  let headOwner: String
  /// The branch that is merged.
  let head: String
  var headCommit: String
  /// Whether the branch was deleted.
  var isHeadDeleted = false
  var mergeCommit: String?
  /// The login of the user who merged it.
  var merger: String?
  /// The logins of those who are asked for a review, a line each.
  var reviewers = ""
  /// The teams that are asked for a review, as `ORGANIZATION/SLUG`, a line each.
  var teams = ""
  /// Whether those who may write to the base may write to the branch.
  var canModify = false
  /// The way in which it is merged as soon as it can be, such as `squash`.
  var autoMerge: String?
  /// The login of the user who chose that.
  var autoMerger: String?
  /// The time at which it was added to the merge queue.
  var queued: Int?
  /// The commits of the base and the head whose merge was tried last.
  var checkedBase: String?
  var checkedHead: String?
  /// Whether they can be merged without a conflict.
  var isMergeable: Bool?

  var reviewerLogins: [String] {
    get { reviewers.split(separator: "\n").map(String.init) }
    set { reviewers = newValue.joined(separator: "\n") }
  }

  var teamNames: [String] {
    get { teams.split(separator: "\n").map(String.init) }
    set { teams = newValue.joined(separator: "\n") }
  }

  /// The head with its owner, by which a list of pull requests is asked for.
  var label: String { "\(headOwner):\(head)" }
}

/// A commit at which the head of a pull request has been.
struct StoredPullHead: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "pullHead"

  var id: Int64?
  let issue: Int64
  let commit: String
  let time: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
