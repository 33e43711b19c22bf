import Foundation
import GRDB

/// The row of a list: its age, and the cursor of the page after its last item.
///
/// An empty list has a row too, so that it differs from one that was never read.
struct StoredList {
  let id: Int64
  let readAt: Date?
  let next: String?

  /// Reads the row of a list, if there is one.
  init?(_ key: ListKey<some Codable & Equatable & Sendable>, in db: Database) throws {
    let sql = "SELECT id, read_at, next FROM list WHERE kind = ? AND subject = ?"
    let row = try Row.fetchOne(
      db.cachedStatement(sql: sql),
      arguments: [key.kind, key.subject]
    )
    guard let row else { return nil }
    id = row["id"]
    readAt = row.date("read_at")
    next = row["next"]
  }

  /// Stores the row of a list, and returns its number.
  static func save(
    _ key: ListKey<some Codable & Equatable & Sendable>,
    at date: Date?,
    next: String?,
    in db: Database
  ) throws -> Int64 {
    let sql = """
      INSERT INTO list (kind, subject, read_at, next) VALUES (?, ?, ?, ?)
      ON CONFLICT (kind, subject) DO UPDATE SET read_at = excluded.read_at, next = excluded.next
      RETURNING id
      """
    let arguments: StatementArguments = [
      key.kind, key.subject, date?.timeIntervalSince1970, next,
    ]
    return try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) ?? 0
  }
}
