public import Foundation
import GRDB

extension AccountStore {
  /// The bytes of documents that are kept in all; a single one may have a quarter of them.
  public static let documentBytes = 64 << 20

  /// Returns a document, or `nil` if there is none that can be read.
  public func document<Value: Codable & Equatable & Sendable>(
    _ name: String,
    as type: Value.Type = Value.self
  ) async throws -> Value? {
    try await value(of: .document(name, as: type)).value
  }

  /// Stores a document instead of the one before; of all documents, those read longest ago go.
  ///
  /// A document that is larger than a quarter of all is not stored, and the one before it goes.
  ///
  /// - Returns: Whether it was stored.
  @discardableResult
  @concurrent public func save<Value: Codable & Equatable & Sendable>(
    _ value: Value,
    asDocument name: String,
    at date: Date
  ) async throws -> Bool {
    let contents = try DocumentCoding.encode(value)
    return try await writer.change { db in
      let name = Data(name.utf8)
      guard contents.count <= Self.documentBytes / 4 else {
        try db.execute(sql: "DELETE FROM document WHERE name = ?", arguments: [name])
        return false
      }
      try Self.insert(contents, as: name, at: date, in: db)
      try Self.removeOldestDocuments(in: db)
      return true
    }
  }

  /// Stores documents by their names, and removes all others whose names begin with `prefix`.
  @concurrent public func save<Value: Codable & Equatable & Sendable>(
    _ values: [String: Value],
    inPlaceOfAll prefix: String,
    at date: Date
  ) async throws {
    let documents = try values.map { (Data($0.key.utf8), try DocumentCoding.encode($0.value)) }
    let prefix = Data(prefix.utf8)
    try await writer.change { db in
      try db.execute(
        sql: "DELETE FROM document WHERE name >= ? AND substr(name, 1, length(?)) = ?",
        arguments: [prefix, prefix, prefix]
      )
      for (name, contents) in documents { try Self.insert(contents, as: name, at: date, in: db) }
      try Self.removeOldestDocuments(in: db)
    }
  }

  private static func insert(
    _ contents: Data,
    as name: Data,
    at date: Date,
    in db: Database
  ) throws {
    let sql = """
      INSERT INTO document (name, contents, read_at) VALUES (?, ?, ?)
      ON CONFLICT (name) DO UPDATE SET contents = excluded.contents, read_at = excluded.read_at
      """
    try db.cachedStatement(sql: sql)
      .execute(arguments: [name, contents, date.timeIntervalSince1970])
  }

  private static func removeOldestDocuments(in db: Database) throws {
    let removal = """
      DELETE FROM document WHERE id IN (
        SELECT id FROM (
          SELECT id, sum(length(contents)) OVER (ORDER BY read_at DESC, id DESC) AS total
          FROM document)
        WHERE total > ?)
      """
    try db.cachedStatement(sql: removal).execute(arguments: [documentBytes])
  }
}
