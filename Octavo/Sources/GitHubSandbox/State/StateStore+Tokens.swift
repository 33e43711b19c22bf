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
  func add(_ token: StoredToken) async throws -> StoredToken {
    try await write { db in
      var token = token
      try token.insert(db)
      return token
    }
  }

  func token(hash: String) async throws -> StoredToken? {
    try await database.read { db in
      try StoredToken.filter(Column("hash") == hash).fetchOne(db)
    }
  }

  func token(id: Int) async throws -> StoredToken? {
    try await database.read { db in try StoredToken.fetchOne(db, key: id) }
  }

  /// The token an application has already been given for this login.
  func token(login: String, client: String, fingerprint: String?) async throws -> StoredToken? {
    try await database.read { db in
      try StoredToken
        .filter(Column("login") == login && Column("client") == client)
        .filter(Column("fingerprint") == fingerprint)
        .fetchOne(db)
    }
  }

  func tokens(login: String) async throws -> [StoredToken] {
    try await database.read { db in
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
