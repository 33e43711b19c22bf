import GRDB
public import GitHubValues

extension AccountStore {
  /// Counts a star that was given or taken, and puts the repository at the top of the list of
  /// starred ones.
  public func setStarred(_ isStarred: Bool, _ name: GitHub.RepositoryName) async throws {
    let key = ListKey.starred(by: login)
    try await writer.change { db in
      let names: StatementArguments = [isStarred ? 1 : -1, name.owner, name.name]
      let sql = """
        UPDATE repository SET stars = max(0, stars + ?) WHERE owner = ? AND name = ? RETURNING id
        """
      guard let repository = try Int64.fetchOne(db, sql: sql, arguments: names), isStarred,
        let list = try StoredList(key, in: db)
      else { return }
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO list_entry (list, repository, position) VALUES (?, ?, (
            SELECT ifnull(min(position) - 1, 0) FROM list_entry WHERE list = ?))
          """,
        arguments: [list.id, repository, list.id]
      )
      _ = try StoredList.save(key, at: list.readAt, next: list.next, in: db)
    }
  }

  /// Counts a follower that an account has won or lost, and the accounts that the user follows.
  public func setFollowing(_ isFollowing: Bool, _ login: String) async throws {
    let step = isFollowing ? 1 : -1
    let own = self.login
    try await writer.change { db in
      try db.execute(
        sql: """
          UPDATE user SET
            followers = max(0, followers + CASE login WHEN :login THEN :step ELSE 0 END),
            following = max(0, following + CASE login WHEN :own THEN :step ELSE 0 END)
          WHERE login IN (:login, :own)
          """,
        arguments: ["login": login, "own": own, "step": step]
      )
    }
  }
}
