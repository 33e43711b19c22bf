public import Foundation
import GRDB

extension AccountStore {
  /// The bytes of documents that are usually kept in all; a single one may have a quarter of them.
  public static let documentBytes = 64 << 20

  /// Returns a document, or `nil` if there is none that can be read.
  public func document<Value: Codable & Equatable & Sendable>(
    _ name: String,
    as type: Value.Type = Value.self
  ) async throws -> Value? {
    try await value(of: .document(name, as: type)).value
  }

  /// Stores a document instead of the one before.
  ///
  /// Of all documents but the kept ones, those used longest ago are removed while they have more
  /// bytes than `limit`. A document that is larger than a quarter of all and that is not kept is
  /// not stored, and the one before it goes.
  ///
  /// - Returns: Whether it was stored.
  @discardableResult
  @concurrent public func save<Value: Codable & Equatable & Sendable>(
    _ value: Value,
    asDocument name: String,
    at date: Date,
    limit: Int = documentBytes
  ) async throws -> Bool {
    let contents = try DocumentCoding.encode(value)
    return try await writer.change { [uses] db in
      try uses.store(in: db)
      let name = Data(name.utf8)
      guard try contents.count <= limit / 4 || Self.isKept(name, in: db) else {
        try db.execute(sql: "DELETE FROM document WHERE name = ?", arguments: [name])
        return false
      }
      try Self.insert(contents, as: name, at: date, in: db)
      try Self.removeOldestDocuments(in: db, limit)
      return true
    }
  }

  /// Stores documents by their names, and removes all others whose names begin with `prefix`;
  /// `nil` removes none.
  @concurrent public func save<Value: Codable & Equatable & Sendable>(
    _ values: [String: Value],
    inPlaceOfAll prefix: String?,
    at date: Date,
    limit: Int = documentBytes
  ) async throws {
    let documents = try values.map { (Data($0.key.utf8), try DocumentCoding.encode($0.value)) }
    let prefix = prefix.map { Data($0.utf8) }
    try await writer.change { [uses] db in
      try uses.store(in: db)
      if let prefix {
        try db.execute(
          sql: "DELETE FROM document WHERE \(Self.begins)",
          arguments: [prefix, prefix, prefix]
        )
      }
      for (name, contents) in documents { try Self.insert(contents, as: name, at: date, in: db) }
      try Self.removeOldestDocuments(in: db, limit)
    }
  }

  /// Changes a document in one transaction.
  ///
  /// - Returns: Whether there is such a document, which can be read.
  public func change<Value: Codable & Equatable & Sendable>(
    document name: String,
    as type: Value.Type = Value.self,
    at date: Date,
    _ change: @escaping @Sendable (inout Value) -> Void
  ) async throws -> Bool {
    let name = Data(name.utf8)
    return try await writer.change { db in
      let sql = "SELECT contents FROM document WHERE name = ?"
      let contents = try Data.fetchOne(db, sql: sql, arguments: [name])
      guard var value = contents.flatMap({ DocumentCoding.decode(type, from: $0) }) else {
        return false
      }
      change(&value)
      try Self.insert(try DocumentCoding.encode(value), as: name, at: date, in: db)
      return true
    }
  }

  private static func insert(
    _ contents: Data,
    as name: Data,
    at date: Date,
    in db: Database
  ) throws {
    let sql = """
      INSERT INTO document (name, contents, read_at, is_kept) VALUES (?, ?, ?, ?)
      ON CONFLICT (name) DO UPDATE SET contents = excluded.contents, read_at = excluded.read_at
      """
    let isKept = try isKept(name, in: db)
    try db.cachedStatement(sql: sql)
      .execute(arguments: [name, contents, date.timeIntervalSince1970, isKept])
    let id = try Int64.fetchOne(
      db.cachedStatement(sql: "SELECT id FROM document WHERE name = ?"),
      arguments: [name]
    )
    if let id { try DocumentUses.note(id, in: db) }
  }

  /// The bytes of all documents but the kept ones.
  public func documentSize() async throws -> Int {
    try await writer.look { db in
      try Int.fetchOne(db, sql: "SELECT sum(length(contents)) FROM document WHERE NOT is_kept")
        ?? 0
    }
  }

  /// Removes the documents that were used longest ago while all have more bytes than a limit.
  static func removeOldestDocuments(in db: Database, _ limit: Int) throws {
    let removal = """
      DELETE FROM document WHERE id IN (
        SELECT id FROM (
          SELECT id, sum(length(contents)) OVER (ORDER BY number DESC, id DESC) AS total
          FROM document LEFT JOIN document_use ON document = id
          WHERE NOT is_kept)
        WHERE total > ?)
      """
    try db.cachedStatement(sql: removal).execute(arguments: [limit])
  }
}
