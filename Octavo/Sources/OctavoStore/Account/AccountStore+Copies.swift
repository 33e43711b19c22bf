import Foundation
import GRDB

extension AccountStore {
  /// How many bytes of copies are kept in all; a single one may have an eighth of them.
  public static let copyBytes = 32 << 20

  /// A copy of something that a screen shows, or `nil` if there is none that can be read.
  @concurrent public func copy<Value: Decodable & Sendable>(
    _ name: String,
    as type: Value.Type = Value.self
  ) async throws -> Value? {
    let contents = try await writer.look { db in
      try Data.fetchOne(
        db,
        sql: "SELECT contents FROM copy WHERE name = ?",
        arguments: [Data(name.utf8)]
      )
    }
    // What an older version wrote in its own way comes again from the server.
    return contents.flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Keeps a copy in place of the one before; of all copies, those saved longest ago go.
  ///
  /// Something very large is not kept, nor is its older copy.
  @concurrent public func save<Value: Encodable & Sendable>(
    _ value: Value,
    asCopy name: String
  ) async throws {
    let contents = try JSONEncoder().encode(value)
    try await writer.change { db in
      let name = Data(name.utf8)
      try db.execute(sql: "DELETE FROM copy WHERE name = ?", arguments: [name])
      guard contents.count <= Self.copyBytes / 8 else { return }
      try db.execute(
        sql: "INSERT INTO copy (name, contents) VALUES (?, ?)",
        arguments: [name, contents]
      )
      try Self.removeOldestCopies(in: db)
    }
  }

  private static func removeOldestCopies(in db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM copy WHERE id IN (
          SELECT id FROM (
            SELECT id, sum(length(contents)) OVER (ORDER BY id DESC) AS total FROM copy)
          WHERE total > ?)
        """,
      arguments: [copyBytes]
    )
  }
}
