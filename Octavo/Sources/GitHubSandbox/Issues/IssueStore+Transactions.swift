import GRDB

/// The writes, each within a transaction of the caller, so that a script can do many in one.
///
/// The statements are compiled once for each database.
extension IssueStore {
  static func open(_ new: NewIssue, _ db: Database) throws -> StoredIssue {
    let last = try Int.fetchOne(
      db.cachedStatement(sql: "SELECT MAX(number) FROM issue WHERE repository = ?"),
      arguments: [new.repository.id]
    )
    var issue = StoredIssue(
      repository: new.repository.id,
      number: max(last ?? 0, new.taken) + 1,
      login: new.login,
      title: new.title,
      body: new.body,
      labels: new.labels.joined(separator: "\n"),
      created: new.time,
      updated: new.time
    )
    try issue.insert(db)
    try record("opened", issue, by: new.login, at: new.time, owner: new.repository.owner, db)
    return issue
  }

  static func update(
    _ issue: StoredIssue,
    action: String?,
    by login: String,
    at time: Int,
    _ db: Database
  ) throws {
    try issue.update(db)
    if let action { try record(action, issue, by: login, at: time, owner: nil, db) }
  }

  static func comment(
    _ body: String,
    on issue: StoredIssue,
    by login: String,
    at time: Int,
    owner: String,
    _ db: Database
  ) throws -> StoredComment {
    var issue = issue
    issue.updated = max(issue.updated, time)
    try issue.update(db)
    var comment = StoredComment(
      issue: issue.id ?? 0,
      login: login,
      body: body,
      created: time,
      updated: time
    )
    try comment.insert(db)
    try record("created", issue, comment.id, by: login, at: time, owner: owner, db)
    return comment
  }

  /// Records an action, and notifies the owner, the author and those who have commented.
  private static func record(
    _ action: String,
    _ issue: StoredIssue,
    _ comment: Int64? = nil,
    by login: String,
    at time: Int,
    owner: String?,
    _ db: Database
  ) throws {
    guard let id = issue.id else { return }
    var record = IssueAction(issue: id, comment: comment, login: login, action: action, time: time)
    try record.insert(db)
    var reasons: [String: String] = [:]
    if let owner { reasons[owner.lowercased()] = "subscribed" }
    for name in try String.fetchAll(
      db.cachedStatement(sql: "SELECT login FROM comment WHERE issue = ?"),
      arguments: [id]
    ) {
      reasons[name.lowercased()] = "comment"
    }
    reasons[issue.login.lowercased()] = "author"
    reasons[login.lowercased()] = nil
    for (name, reason) in reasons {
      let known = try StoredThread.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM thread WHERE login = ? AND issue = ?"),
        arguments: [name, id]
      )
      var thread = known ?? StoredThread(login: name, issue: id, reason: reason, updated: time)
      guard !thread.isIgnored else { continue }
      thread.updated = time
      thread.isDone = false
      try thread.save(db)
    }
  }
}
