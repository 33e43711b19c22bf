import GRDB
public import GitHubValues

extension AccountStore {
  /// The repositories of a list in its order, or `nil` if the list was never kept.
  public func repositories(in list: StoredList) async throws -> [GitHub.Repository]? {
    try await writer.look { db in
      guard let id = try Self.id(of: list, in: db) else { return nil }
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT repository.* FROM list_entry JOIN repository ON repository.id = repository
          WHERE list = ? ORDER BY position
          """,
        arguments: [id]
      )
      return rows.map(RepositoryRow.repository)
    }
  }

  /// Keeps the whole of a list in its order; what is no longer on it is no longer on it.
  public func save(_ repositories: [GitHub.Repository], as list: StoredList) async throws {
    try await writer.change { db in
      let id = try Self.make(list, in: db)
      try db.execute(sql: "DELETE FROM list_entry WHERE list = ?", arguments: [id])
      for (position, repository) in repositories.enumerated() {
        try Self.save(repository, in: db)
        try Self.insert(repository.id, at: position, into: id, db)
      }
    }
  }

  /// Notes a star that was given or taken: the list and the repository's count change together.
  ///
  /// A repository that is as it should be already is left alone.
  public func setStarred(_ isStarred: Bool, _ repository: GitHub.Repository) async throws {
    let list = StoredList.starred(by: login)
    try await writer.change { db in
      let id = try Self.make(list, in: db)
      guard try Self.contains(repository.id, in: id, db) != isStarred else { return }
      if try !Self.isKnown(repository.id, in: db) { try Self.save(repository, in: db) }
      if isStarred {
        try Self.insert(repository.id, at: try Self.top(of: id, in: db), into: id, db)
      } else {
        try db.execute(
          sql: "DELETE FROM list_entry WHERE list = ? AND repository = ?",
          arguments: [id, repository.id]
        )
      }
      try db.execute(
        sql: "UPDATE repository SET stars = max(0, stars + ?) WHERE id = ?",
        arguments: [isStarred ? 1 : -1, repository.id]
      )
    }
  }

  /// The number of a list, which comes to be if need be.
  private static func make(_ list: StoredList, in db: Database) throws -> Int64? {
    try db.execute(
      sql: "INSERT OR IGNORE INTO list (kind, login) VALUES (?, ?)",
      arguments: [list.kind, list.login]
    )
    return try id(of: list, in: db)
  }

  private static func id(of list: StoredList, in db: Database) throws -> Int64? {
    try Int64.fetchOne(
      db,
      sql: "SELECT id FROM list WHERE kind = ? AND login = ?",
      arguments: [list.kind, list.login]
    )
  }

  private static func insert(
    _ repository: Int,
    at position: Int,
    into list: Int64?,
    _ db: Database
  ) throws {
    // A list that changed while it was read has some repositories twice.
    try db.cachedStatement(
      sql: "INSERT OR IGNORE INTO list_entry (list, repository, position) VALUES (?, ?, ?)"
    ).execute(arguments: [list, repository, position])
  }

  private static func contains(
    _ repository: Int,
    in list: Int64?,
    _ db: Database
  ) throws -> Bool {
    let sql = "SELECT 1 FROM list_entry WHERE list = ? AND repository = ?"
    return try Int.fetchOne(db, sql: sql, arguments: [list, repository]) != nil
  }

  private static func isKnown(_ repository: Int, in db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT 1 FROM repository WHERE id = ?", arguments: [repository])
      != nil
  }

  /// The place above the first entry.
  private static func top(of list: Int64?, in db: Database) throws -> Int {
    let sql = "SELECT min(position) - 1 FROM list_entry WHERE list = ?"
    return try Int.fetchOne(db, sql: sql, arguments: [list]) ?? 0
  }
}
