import Digests
import GRDB

/// A token as it is stored: its hash and its last eight characters, never itself.
struct StoredToken: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "token"

  var id: Int64?
  let hash: String
  let ending: String
  let login: String
  let scopes: String
  let note: String?
  let client: String?
  let fingerprint: String?
  let created: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

extension StateStore {
  /// Makes a token for a user, and returns it with its value, which is not stored.
  func makeToken(
    login: String,
    scopes: String,
    note: String?,
    client: String?,
    fingerprint: String? = nil,
    now: Int
  ) async throws -> (token: StoredToken, value: String) {
    let value = "gho_" + SandboxAccount.secret(length: 36)
    let token = StoredToken(
      hash: SHA256.hexadecimal(value),
      ending: String(value.suffix(8)),
      login: login,
      scopes: scopes,
      note: note,
      client: client,
      fingerprint: fingerprint,
      created: now
    )
    return (try await write { db in try token.inserted(db) }, value)
  }

  func token(hash: String) async throws -> StoredToken? {
    try await read { db in
      try StoredToken.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM token WHERE hash = ?"),
        arguments: [hash]
      )
    }
  }

  func token(id: Int) async throws -> StoredToken? {
    try await read { db in try StoredToken.fetchOne(db, key: id) }
  }

  /// The token an application has already been given for this login.
  func token(login: String, client: String, fingerprint: String?) async throws -> StoredToken? {
    try await read { db in
      try StoredToken
        .filter(Column("login") == login && Column("client") == client)
        .filter(Column("fingerprint") == fingerprint)
        .fetchOne(db)
    }
  }

  func tokens(login: String) async throws -> [StoredToken] {
    try await read { db in
      try StoredToken.filter(Column("login") == login).order(Column("id")).fetchAll(db)
    }
  }

  /// Forgets a token; `false` if it was not there.
  func removeToken(hash: String) async throws -> Bool {
    try await write { db in
      try StoredToken.filter(Column("hash") == hash).deleteAll(db) > 0
    }
  }
}
