import GRDB

/// The new issues and comments, each within a transaction of the caller, so that a script can write
/// many in one.
///
/// The statements are compiled once for each database.
extension IssueStore {
  /// Returns the number of the next issue of a repository, which no issue has had before, also none
  /// that was moved since.
  static func nextNumber(in repository: Int, after taken: Int, _ db: Database) throws -> Int {
    let sql = """
      SELECT max(
        ifnull((SELECT max(number) FROM issue WHERE repository = :repository), 0),
        ifnull((SELECT max(number) FROM movedIssue WHERE repository = :repository), 0), :taken) + 1
      """
    let arguments: StatementArguments = ["repository": repository, "taken": taken]
    return try Int.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) ?? 1
  }

  /// Opens an issue, or a pull request if it says whether it is a draft.
  static func open(
    _ new: NewIssue,
    by act: IssueAct,
    isDraft: Bool? = nil,
    _ db: Database
  ) throws -> StoredIssue {
    var issue = StoredIssue(
      repository: act.repository.id,
      number: try nextNumber(in: act.repository.id, after: new.taken, db),
      login: act.login,
      title: new.title,
      body: new.body,
      labels: "",
      created: act.time,
      updated: act.time
    )
    (issue.isPull, issue.isDraft) = (isDraft != nil, isDraft == true)
    try issue.insert(db)
    try record("opened", nil, on: issue, by: act, db)
    try takePart(act.login, in: issue, for: .author, at: act.time, db)
    try notify(of: issue, by: act, db)
    try mention(in: issue, by: act, db)
    var labeled = issue
    labeled.labelNames = new.labels
    labeled.assigneeLogins = new.assignees
    labeled.milestone = new.milestone
    labeled.type = new.type
    return try store(labeled, replacing: issue, by: act, db)
  }

  static func comment(
    _ body: String,
    on issue: StoredIssue,
    by act: IssueAct,
    _ db: Database
  ) throws -> StoredComment {
    try db.execute(
      sql: "UPDATE issue SET updated = max(updated, ?) WHERE id = ?",
      arguments: [act.time, issue.id]
    )
    var comment = StoredComment(
      issue: issue.id ?? 0,
      login: act.login,
      body: body,
      created: act.time,
      updated: act.time
    )
    try comment.insert(db)
    try record("created", nil, comment: comment.id, on: issue, by: act, db)
    try takePart(act.login, in: issue, for: .comment, at: act.time, db)
    try notify(of: issue, by: act, db)
    try mention(in: issue, by: act, db)
    return comment
  }

  /// Returns labels by their names without regard to case, and makes those that are missing, with
  /// the given colour.
  static func labels(
    _ names: [String],
    in repository: Int,
    color: (String) -> String = { _ in StoredLabel.defaultColor },
    _ db: Database
  ) throws -> [StoredLabel] {
    var found: [StoredLabel] = []
    for name in names where !found.contains(where: { $0.name.lowercased() == name.lowercased() }) {
      let known = try StoredLabel.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM label WHERE repository = ? AND name = ?"),
        arguments: [repository, name]
      )
      var label = known ?? StoredLabel(repository: repository, name: name, color: color(name))
      if label.id == nil { try label.insert(db) }
      found.append(label)
    }
    return found
  }
}
