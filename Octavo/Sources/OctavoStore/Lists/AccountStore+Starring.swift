import GRDB
public import GitHubValues

extension AccountStore {
  /// Notes a star that was given or taken: the list and the repository's count change together.
  ///
  /// A repository that is as it should be already is left alone.
  public func setStarred(_ isStarred: Bool, _ repository: GitHub.Repository) async throws {
    let key = ListKey.starred(by: login)
    try await writer.change { db in
      let stored = try StoredList(key, in: db)
      let id = try StoredList.save(key, at: stored?.readAt, next: stored?.next, in: db)
      guard try Self.contains(repository.id, in: id, db) != isStarred else { return }
      if try !Self.isKnown(repository.id, in: db) { try Self.save(repository, in: db) }
      if isStarred {
        try db.execute(
          sql: """
            INSERT INTO list_entry (list, repository, position) VALUES (?, ?, (
              SELECT ifnull(min(position) - 1, 0) FROM list_entry WHERE list = ?))
            """,
          arguments: [id, repository.id, id]
        )
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

  private static func contains(_ repository: Int, in list: Int64, _ db: Database) throws -> Bool {
    let sql = "SELECT 1 FROM list_entry WHERE list = ? AND repository = ?"
    return try Int.fetchOne(db, sql: sql, arguments: [list, repository]) != nil
  }

  private static func isKnown(_ repository: Int, in db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT 1 FROM repository WHERE id = ?", arguments: [repository])
      != nil
  }
}
