import GRDB

/// A text that a user has saved for comments.
struct StoredReply: Codable, FetchableRecord, Sendable {
  let id: Int64
  let login: String
  let title: String
  let body: String
  let updated: Int
}

extension StateStore {
  /// The texts of a user, the last changed first.
  func savedReplies(of login: String) async throws -> [StoredReply] {
    try await read { db in
      try StoredReply.fetchAll(
        db,
        sql: "SELECT * FROM savedReply WHERE login = ? ORDER BY updated DESC, id DESC",
        arguments: [login.lowercased()]
      )
    }
  }

  func saveReply(_ title: String, _ body: String, of login: String, at time: Int) async throws {
    try await write { db in
      try db.execute(
        sql: "INSERT INTO savedReply (login, title, body, updated) VALUES (?, ?, ?, ?)",
        arguments: [login.lowercased(), title, body, time]
      )
    }
  }
}
