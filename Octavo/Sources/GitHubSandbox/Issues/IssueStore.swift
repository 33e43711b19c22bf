import GRDB

/// The issues, their comments and the notifications about them.
struct IssueStore: Sendable {
  let state: StateStore

  /// The issues of a repository, newest first, with the numbers of their comments.
  func issues(of repository: Int) async throws -> [(issue: StoredIssue, comments: Int)] {
    try await state.database.read { db in
      let issues = try StoredIssue.filter(Column("repository") == repository)
        .order(Column("number").desc).fetchAll(db)
      return try Self.counted(issues, db)
    }
  }

  /// All issues of all repositories, the last changed first.
  func issues() async throws -> [(issue: StoredIssue, comments: Int)] {
    try await state.database.read { db in
      try Self.counted(StoredIssue.order(Column("updated").desc).fetchAll(db), db)
    }
  }

  func issue(_ number: Int, in repository: Int) async throws -> (StoredIssue, comments: Int)? {
    try await state.database.read { db in
      let found = try StoredIssue.filter(Column("repository") == repository)
        .filter(Column("number") == number).fetchOne(db)
      return try found.flatMap { try Self.counted([$0], db).first }
    }
  }

  /// The comments on an issue, oldest first.
  func comments(on issue: Int64) async throws -> [StoredComment] {
    try await state.database.read { db in
      try StoredComment.filter(Column("issue") == issue).order(Column("id")).fetchAll(db)
    }
  }

  /// The comments on all issues, oldest first, by the issue.
  func comments() async throws -> [Int64: [StoredComment]] {
    try await state.database.read { db in
      Dictionary(grouping: try StoredComment.order(Column("id")).fetchAll(db), by: \.issue)
    }
  }

  func comment(_ id: Int) async throws -> (StoredComment, StoredIssue)? {
    try await state.database.read { db in
      guard let comment = try StoredComment.fetchOne(db, key: id),
        let issue = try StoredIssue.fetchOne(db, key: comment.issue)
      else { return nil }
      return (comment, issue)
    }
  }

  /// The actions on issues with what an event contains of them, newest first.
  func actions(atMost count: Int) async throws -> [RecordedAction] {
    try await state.database.read { db in
      try IssueAction.order(Column("id").desc).limit(count).fetchAll(db)
        .compactMap { action in
          guard let issue = try StoredIssue.fetchOne(db, key: action.issue) else { return nil }
          let comment = try action.comment.flatMap { try StoredComment.fetchOne(db, key: $0) }
          return RecordedAction(action: action, issue: issue, comment: comment)
        }
    }
  }

  private static func counted(
    _ issues: [StoredIssue],
    _ db: Database
  ) throws -> [(issue: StoredIssue, comments: Int)] {
    let rows = try Row.fetchAll(
      db,
      sql: "SELECT issue, COUNT(*) AS count FROM comment GROUP BY issue"
    )
    let counts: [Int64: Int] = rows.reduce(into: [:]) { $0[$1["issue"]] = $1["count"] }
    return issues.map { ($0, counts[$0.id ?? 0] ?? 0) }
  }

  /// Opens an issue under the next number, which is above `taken`.
  func open(
    title: String,
    body: String?,
    labels: [String],
    in repository: HostedRepository,
    by login: String,
    at time: Int,
    above taken: Int
  ) async throws -> StoredIssue {
    try await state.write { db in
      let last = try Int.fetchOne(
        db,
        sql: "SELECT MAX(number) FROM issue WHERE repository = ?",
        arguments: [repository.id]
      )
      var issue = StoredIssue(
        repository: repository.id,
        number: max(last ?? 0, taken) + 1,
        login: login,
        title: title,
        body: body,
        labels: labels.joined(separator: "\n"),
        created: time,
        updated: time
      )
      try issue.insert(db)
      try Self.record("opened", issue, by: login, at: time, owner: repository.owner, db)
      return issue
    }
  }

  /// Stores a changed issue, and the action if its state has changed.
  func update(_ issue: StoredIssue, action: String?, by login: String, at time: Int) async throws {
    try await state.write { db in
      try issue.update(db)
      if let action { try Self.record(action, issue, by: login, at: time, owner: nil, db) }
    }
  }

  func comment(
    _ body: String,
    on issue: StoredIssue,
    by login: String,
    at time: Int,
    owner: String
  ) async throws -> StoredComment {
    try await state.write { db in
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
      try Self.record("created", issue, comment.id, by: login, at: time, owner: owner, db)
      return comment
    }
  }

  func update(_ comment: StoredComment) async throws {
    try await state.write { db in try comment.update(db) }
  }

  func delete(_ comment: StoredComment) async throws {
    try await state.write { db in _ = try comment.delete(db) }
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
      db,
      sql: "SELECT login FROM comment WHERE issue = ?",
      arguments: [id]
    ) {
      reasons[name.lowercased()] = "comment"
    }
    reasons[issue.login.lowercased()] = "author"
    reasons[login.lowercased()] = nil
    for (name, reason) in reasons {
      var thread =
        try StoredThread.filter(Column("login") == name).filter(Column("issue") == id)
        .fetchOne(db) ?? StoredThread(login: name, issue: id, reason: reason, updated: time)
      guard !thread.isIgnored else { continue }
      thread.updated = time
      thread.isDone = false
      try thread.save(db)
    }
  }
}
