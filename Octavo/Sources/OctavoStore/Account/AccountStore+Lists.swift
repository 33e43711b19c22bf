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
  ///
  /// `revision` is that of the viewer when the server was asked.
  public func save(
    _ repositories: [GitHub.Repository],
    as list: StoredList,
    since revision: Int64? = nil
  ) async throws {
    try await writer.change { db in
      let id = try Self.make(list, in: db)
      try db.execute(sql: "DELETE FROM list_entry WHERE list = ?", arguments: [id])
      for (position, repository) in repositories.enumerated() {
        try Self.save(repository, in: db, since: revision)
        try Self.insert(repository.id, at: position, into: id, db)
      }
    }
  }

  /// Puts a repository that is stored at the top of the list of starred repositories, or removes it
  /// there; a list that was never kept stays unknown.
  static func setListed(
    _ isStarred: Bool,
    _ name: GitHub.RepositoryName,
    by login: String,
    in db: Database
  ) throws {
    guard let list = try id(of: .starred(by: login), in: db),
      let repository = try Int.fetchOne(
        db,
        sql: "SELECT id FROM repository WHERE owner = ? AND name = ?",
        arguments: [name.owner, name.name]
      )
    else { return }
    if isStarred {
      try insert(repository, at: try top(of: list, in: db), into: list, db)
    } else {
      try db.execute(
        sql: "DELETE FROM list_entry WHERE list = ? AND repository = ?",
        arguments: [list, repository]
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

  /// The place above the first entry.
  private static func top(of list: Int64?, in db: Database) throws -> Int {
    let sql = "SELECT min(position) - 1 FROM list_entry WHERE list = ?"
    return try Int.fetchOne(db, sql: sql, arguments: [list]) ?? 0
  }
}
