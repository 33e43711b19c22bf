public import Foundation
import GRDB
public import GitHubValues

extension AccountStore {
  /// Returns a user as last seen.
  public func user(_ login: String) async throws -> GitHub.User? {
    try await value(of: .user(login)).value
  }

  /// Stores the response to a request for a user.
  ///
  /// - Parameters:
  ///   - user: The user.
  ///   - login: The login that was requested, under which the user is found from now on too.
  ///   - date: The time of the response.
  ///   - revision: The revision of the viewer when the request was sent.
  /// - Throws: `StoreError`.
  public func save(
    _ user: GitHub.User,
    requestedAs login: String? = nil,
    at date: Date? = nil,
    since revision: Int64? = nil
  ) async throws {
    try await writer.change { db in
      let user = try ConfirmedCounts(db: db, revision: revision).protecting(user)
      // A login can pass from one account to another.
      try db.execute(
        sql: "DELETE FROM user WHERE login = ? AND id <> ?",
        arguments: [user.login, user.id]
      )
      try db.execute(sql: Self.upsert.sql, arguments: UserRow.arguments(user))
      if let login { try Self.save(login, asAliasOf: user, in: db) }
      guard let date else { return }
      try db.execute(
        sql: "UPDATE user SET read_at = ? WHERE id = ?",
        arguments: [date.timeIntervalSince1970, user.id]
      )
    }
  }

  private static func save(
    _ login: String,
    asAliasOf user: GitHub.User,
    in db: Database
  ) throws {
    guard login.lowercased() != user.login.lowercased() else { return }
    try db.execute(
      sql: "DELETE FROM user WHERE login = ? AND id <> ?",
      arguments: [login, user.id]
    )
    try db.execute(
      sql: """
        INSERT INTO user_alias (login, user) VALUES (?, ?)
        ON CONFLICT (login) DO UPDATE SET user = excluded.user
        """,
      arguments: [login, user.id]
    )
  }

  private static let upsert = Upsert(into: "user", columns: UserRow.columns)
}
