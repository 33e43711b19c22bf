import Foundation
import GRDB

extension AccountStore {
  /// Keeps all documents whose names begin with one of several texts, now and later: they do not
  /// count towards the limit of documents, and are not removed for others.
  ///
  /// - Parameters:
  ///   - prefixes: The beginnings of the names.
  ///   - owner: The name under which ``stopKeeping(_:limit:)`` finds them.
  /// - Throws: `StoreError`.
  public func keepDocuments(beginningWith prefixes: [String], for owner: String) async throws {
    let prefixes = prefixes.map { Data($0.utf8) }
    try await writer.change { db in
      for prefix in prefixes {
        try db.execute(
          sql: "INSERT OR REPLACE INTO kept_prefix (prefix, owner) VALUES (?, ?)",
          arguments: [prefix, owner]
        )
        try Self.updateKept(beginningWith: prefix, in: db)
      }
    }
  }

  /// Keeps documents no longer than others, and removes those that are then above the limit.
  public func stopKeeping(_ owner: String, limit: Int = documentBytes) async throws {
    try await writer.change { [uses] db in
      try uses.store(in: db)
      let prefixes = try Data.fetchAll(
        db,
        sql: "SELECT prefix FROM kept_prefix WHERE owner = ?",
        arguments: [owner]
      )
      try db.execute(sql: "DELETE FROM kept_prefix WHERE owner = ?", arguments: [owner])
      for prefix in prefixes { try Self.updateKept(beginningWith: prefix, in: db) }
      try Self.removeOldestDocuments(in: db, limit)
    }
  }

  /// The bytes of the documents that are kept.
  public func keptSize() async throws -> Int {
    try await writer.look { db in
      let sql = "SELECT sum(length(contents)) FROM document WHERE is_kept"
      return try Int.fetchOne(db, sql: sql) ?? 0
    }
  }

  /// Returns the names of the documents that begin with a text.
  public func documentNames(beginningWith prefix: String) async throws -> Set<String> {
    let prefix = Data(prefix.utf8)
    return try await writer.look { db in
      let names = try Data.fetchAll(
        db,
        sql: "SELECT name FROM document WHERE \(Self.begins)",
        arguments: [prefix, prefix, prefix]
      )
      return Set(names.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  /// Removes documents by their names.
  public func removeDocuments(_ names: Set<String>) async throws {
    guard !names.isEmpty else { return }
    try await writer.change { db in
      let removal = try db.cachedStatement(sql: "DELETE FROM document WHERE name = ?")
      for name in names { try removal.execute(arguments: [Data(name.utf8)]) }
    }
  }

  /// Returns whether a document of a name is kept.
  static func isKept(_ name: Data, in db: Database) throws -> Bool {
    let sql =
      "SELECT EXISTS (SELECT 1 FROM kept_prefix WHERE substr(?, 1, length(prefix)) = prefix)"
    return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: [name]) ?? false
  }

  private static func updateKept(beginningWith prefix: Data, in db: Database) throws {
    let sql = """
      UPDATE document SET is_kept = EXISTS (
        SELECT 1 FROM kept_prefix WHERE substr(name, 1, length(prefix)) = prefix)
      WHERE \(begins)
      """
    try db.execute(sql: sql, arguments: [prefix, prefix, prefix])
  }

  /// The condition that a name begins with a text, which is its argument three times.
  static let begins = "name >= ? AND substr(name, 1, length(?)) = ?"
}
