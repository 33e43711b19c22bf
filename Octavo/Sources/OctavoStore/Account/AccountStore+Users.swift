import GRDB
public import GitHubValues

extension AccountStore {
  /// A user as last seen.
  public func user(_ login: String) async throws -> GitHub.User? {
    try await writer.look { db in
      try Row.fetchOne(db, sql: "SELECT * FROM user WHERE login = ?", arguments: [login])
        .map(UserRow.user)
    }
  }

  /// Keeps a user.
  ///
  /// `revision` is that of the viewer when the server was asked.
  public func save(_ user: GitHub.User, since revision: Int64? = nil) async throws {
    try await writer.change { db in
      let user = try ConfirmedCounts(db: db, revision: revision).protecting(user)
      // A login can pass from one account to another.
      try db.execute(
        sql: "DELETE FROM user WHERE login = ? AND id <> ?",
        arguments: [user.login, user.id]
      )
      try db.execute(sql: Self.upsert.sql, arguments: UserRow.arguments(user))
    }
  }

  private static let upsert = Upsert(into: "user", columns: UserRow.columns)
}
