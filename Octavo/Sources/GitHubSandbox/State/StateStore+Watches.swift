import GRDB

/// A repository that a user watches, or whose notifications the user does not want.
struct StoredWatch: Codable, Equatable, FetchableRecord, Sendable {
  let login: String
  let repository: Int
  let isIgnored: Bool
  let time: Int
}

extension StateStore {
  /// All watches, newest first.
  func watches() async throws -> [StoredWatch] { try await lists().watches }

  func set(_ watch: StoredWatch) async throws {
    try await write { db in
      try db.execute(
        sql: "INSERT OR REPLACE INTO watch VALUES (?, ?, ?, ?)",
        arguments: [watch.login, watch.repository, watch.isIgnored, watch.time]
      )
    }
  }

  func removeWatch(login: String, repository: Int) async throws {
    try await write { db in
      try db.execute(
        sql: "DELETE FROM watch WHERE login = ? AND repository = ?",
        arguments: [login, repository]
      )
    }
  }
}
