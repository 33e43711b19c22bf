public import Foundation
import GRDB
public import GitHubValues

extension SharedStore {
  /// The account of a login, in whatever case it is typed.
  public func account(_ login: String, on host: String) async throws -> KnownAccount? {
    try await first("WHERE host = ? AND login = ?", [host, login])
  }

  /// The account in use last on a host, whether or not it has logged out since.
  public func lastAccount(on host: String) async throws -> KnownAccount? {
    try await first(
      "WHERE host = ? AND signed_in_at IS NOT NULL ORDER BY is_signed_in DESC, signed_in_at DESC",
      [host]
    )
  }

  /// The accounts that have logged in on this machine, by host and login.
  public func accounts() async throws -> [KnownAccount] {
    try await writer.look { db in
      try Row.fetchAll(
        db,
        sql: "SELECT * FROM account WHERE signed_in_at IS NOT NULL ORDER BY host, login"
      ).map(Self.account)
    }
  }

  /// Notes that an account is the one in use, as ``lastAccount(on:)`` returns it.
  public func noteUse(of login: String, on host: String, at date: Date) async throws {
    try await writer.change { db in
      try db.execute(
        sql: "UPDATE account SET signed_in_at = ? WHERE host = ? AND login = ?",
        arguments: [date.timeIntervalSince1970, host, login]
      )
    }
  }

  /// Keeps the name and picture of a user, logged in or not.
  public func save(_ user: GitHub.User, on host: String) async throws {
    try await writer.change { db in try Self.save(user, on: host, in: db) }
  }

  /// Notes that a user has logged in, with the server's number for the token made for it, and the
  /// permissions of the token.
  public func noteLogin(
    of user: GitHub.User,
    on host: String,
    at date: Date,
    authorization: Int? = nil,
    scopes: [String]? = nil
  ) async throws {
    try await writer.change { db in
      try Self.save(user, on: host, in: db)
      try db.execute(
        sql: """
          UPDATE account SET signed_in_at = ?, is_signed_in = TRUE, authorization = ?, scopes = ?
          WHERE host = ? AND login = ?
          """,
        arguments: [
          date.timeIntervalSince1970, authorization, scopes?.joined(separator: " "), host,
          user.login,
        ]
      )
    }
  }

  /// Notes that a user has logged out; the name and the picture stay for the next login.
  public func noteLogout(of login: String, on host: String) async throws {
    try await writer.change { db in
      try db.execute(
        sql: """
          UPDATE account SET is_signed_in = FALSE, authorization = NULL, scopes = NULL
          WHERE host = ? AND login = ?
          """,
        arguments: [host, login]
      )
    }
  }

  /// Forgets that an account was ever here, with its preferences.
  public func forget(_ login: String, on host: String) async throws {
    try await writer.change { db in
      try db.execute(
        sql: """
          DELETE FROM avatar WHERE url IN
            (SELECT avatar_url FROM account WHERE host = ? AND login = ?)
          """,
        arguments: [host, login]
      )
      try db.execute(
        sql: "DELETE FROM account WHERE host = ? AND login = ?",
        arguments: [host, login]
      )
      try db.execute(
        sql: "DELETE FROM preference WHERE substr(name, 1, length(:prefix)) = :prefix",
        arguments: ["prefix": Self.preferencePrefix(of: login, on: host)]
      )
    }
  }

  /// Gives the preferences of an account its new login, and forgets the former one.
  public func rename(_ login: String, to name: String, on host: String) async throws {
    try await writer.change { db in
      try db.execute(
        sql: """
          UPDATE OR IGNORE preference SET name = :new || substr(name, length(:old) + 1)
            WHERE substr(name, 1, length(:old)) = :old
          """,
        arguments: [
          "old": Self.preferencePrefix(of: login, on: host),
          "new": Self.preferencePrefix(of: name, on: host),
        ]
      )
    }
    try await forget(login, on: host)
  }

  private static func save(_ user: GitHub.User, on host: String, in db: Database) throws {
    try db.execute(
      sql: """
        INSERT INTO account (host, login, name, avatar_url) VALUES (?, ?, ?, ?)
        ON CONFLICT (host, login) DO UPDATE SET
          login = excluded.login, name = excluded.name, avatar_url = excluded.avatar_url
        """,
      arguments: [host, user.login, user.name, user.avatarURL?.absoluteString]
    )
  }

  private func first(
    _ condition: String,
    _ arguments: StatementArguments
  ) async throws -> KnownAccount? {
    try await writer.look { db in
      try Row.fetchOne(db, sql: "SELECT * FROM account \(condition)", arguments: arguments)
        .map(Self.account)
    }
  }

  private static func account(_ row: Row) -> KnownAccount {
    KnownAccount(
      host: row["host"],
      login: row["login"],
      name: row["name"],
      avatarURL: row.url("avatar_url"),
      usedAt: row.date("signed_in_at"),
      isLoggedIn: row["is_signed_in"],
      authorization: row["authorization"],
      scopes: (row["scopes"] as String?)?.split(separator: " ").map(String.init)
    )
  }
}
