import GRDB

/// The issues, their comments and the notifications about them.
struct IssueStore: Sendable {
  let state: StateStore

  /// The issues of a repository, newest first, with the numbers of their comments.
  func issues(of repository: Int) async throws -> [(issue: StoredIssue, comments: Int)] {
    try await state.read { db in
      let issues = try StoredIssue.filter(Column("repository") == repository)
        .order(Column("number").desc).fetchAll(db)
      return try Self.counted(issues, db)
    }
  }

  /// All issues of all repositories, the last changed first.
  func issues() async throws -> [(issue: StoredIssue, comments: Int)] {
    try await state.read { db in
      try Self.counted(StoredIssue.order(Column("updated").desc).fetchAll(db), db)
    }
  }

  func issue(_ number: Int, in repository: Int) async throws -> (StoredIssue, comments: Int)? {
    try await state.read { db in
      let found = try StoredIssue.filter(Column("repository") == repository)
        .filter(Column("number") == number).fetchOne(db)
      return try found.flatMap { try Self.counted([$0], db).first }
    }
  }

  /// The comments on an issue, oldest first.
  func comments(on issue: Int64) async throws -> [StoredComment] {
    try await state.read { db in
      try StoredComment.filter(Column("issue") == issue).order(Column("id")).fetchAll(db)
    }
  }

  /// The comments on all issues, oldest first, by the issue.
  func comments() async throws -> [Int64: [StoredComment]] {
    try await state.read { db in
      Dictionary(grouping: try StoredComment.order(Column("id")).fetchAll(db), by: \.issue)
    }
  }

  /// The comments on the issues of a repository, oldest first, each with the number of its issue.
  func comments(in repository: Int) async throws -> [(comment: StoredComment, number: Int)] {
    try await state.read { db in
      let sql = """
        SELECT comment.*, issue.number AS issue_number FROM comment
        JOIN issue ON issue.id = comment.issue WHERE issue.repository = ? ORDER BY comment.id
        """
      return try Row.fetchAll(db, sql: sql, arguments: [repository]).map {
        (try StoredComment(row: $0), $0["issue_number"])
      }
    }
  }

  func comment(_ id: Int) async throws -> (StoredComment, StoredIssue)? {
    try await state.read { db in
      guard let comment = try StoredComment.fetchOne(db, key: id),
        let issue = try StoredIssue.fetchOne(db, key: comment.issue)
      else { return nil }
      return (comment, issue)
    }
  }

  /// The actions on issues with what an event contains of them, newest first.
  func actions(atMost count: Int) async throws -> [RecordedAction] {
    try await state.read { db in
      let actions = try IssueAction.order(Column("id").desc).limit(count).fetchAll(db)
      let issues = try StoredIssue.fetchAll(db, keys: Set(actions.map(\.issue)))
      let comments = try StoredComment.fetchAll(db, keys: Set(actions.compactMap(\.comment)))
      let issueByID = Dictionary(issues.map { ($0.id, $0) }) { first, _ in first }
      let commentByID = Dictionary(comments.map { ($0.id, $0) }) { first, _ in first }
      return actions.compactMap { action in
        issueByID[action.issue].map { issue in
          let comment = action.comment.flatMap { commentByID[$0] }
          return RecordedAction(action: action, issue: issue, comment: comment)
        }
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

  /// Opens an issue under the next number.
  func open(_ new: NewIssue) async throws -> StoredIssue {
    try await state.write { db in try Self.open(new, db) }
  }

  /// Stores a changed issue, and the action if its state has changed.
  func update(_ issue: StoredIssue, action: String?, by login: String, at time: Int) async throws {
    try await state.write { db in
      try Self.update(issue, action: action, by: login, at: time, db)
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
      try Self.comment(body, on: issue, by: login, at: time, owner: owner, db)
    }
  }

  func update(_ comment: StoredComment) async throws {
    try await state.write { db in try comment.update(db) }
  }

  func delete(_ comment: StoredComment) async throws {
    try await state.write { db in _ = try comment.delete(db) }
  }
}
