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
      guard let found = try Self.stored(number, in: repository, db) else { return nil }
      return try Self.counted([found], db).first
    }
  }

  func issue(id: Int64) async throws -> StoredIssue? {
    try await state.read { db in try StoredIssue.fetchOne(db, key: id) }
  }

  static func stored(
    _ number: Int,
    in repository: Int,
    _ db: Database
  ) throws -> StoredIssue? {
    try StoredIssue.fetchOne(
      db.cachedStatement(sql: "SELECT * FROM issue WHERE repository = ? AND number = ?"),
      arguments: [repository, number]
    )
  }

  /// Returns issues with the numbers of their comments.
  func counted(_ issues: [StoredIssue]) async throws -> [(issue: StoredIssue, comments: Int)] {
    try await state.read { db in try Self.counted(issues, db) }
  }

  private static func counted(
    _ issues: [StoredIssue],
    _ db: Database
  ) throws -> [(issue: StoredIssue, comments: Int)] {
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT issue, COUNT(*) AS count FROM comment
        WHERE issue IN (SELECT value FROM json_each(?)) GROUP BY issue
        """,
      arguments: [try databaseList(issues.compactMap(\.id))]
    )
    let counts: [Int64: Int] = rows.reduce(into: [:]) { $0[$1["issue"]] = $1["count"] }
    return issues.map { ($0, counts[$0.id ?? 0] ?? 0) }
  }

  /// Opens an issue under the next number.
  func open(_ new: NewIssue, by act: IssueAct) async throws -> StoredIssue {
    try await state.write { db in try Self.open(new, by: act, db) }
  }
}
