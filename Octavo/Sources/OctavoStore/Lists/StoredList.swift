import Foundation
import GRDB

/// The row of a list: its age, the cursor of the page after its last item, and the entity tag of
/// its first page.
///
/// An empty list has a row too, so that it differs from one that was never read.
struct StoredList {
  let id: Int64
  let readAt: Date?
  let next: String?
  let entityTag: String?
  /// The time when the rows were requested; a later response may have been that they are unchanged.
  let rowsAt: Date?
  /// The number of items on all pages of a search; `nil` for another list.
  let total: Int?
  /// Whether the server has ended a search early.
  let isIncomplete: Bool

  /// Reads the row of a list, if there is one.
  init?(_ key: ListKey<some Codable & Equatable & Sendable>, in db: Database) throws {
    let sql = """
      SELECT id, read_at, next, etag, rows_at, total, is_incomplete FROM list
      WHERE kind = ? AND subject = ?
      """
    let row = try Row.fetchOne(
      db.cachedStatement(sql: sql),
      arguments: [key.kind, key.subject]
    )
    guard let row else { return nil }
    id = row["id"]
    readAt = row.date("read_at")
    next = row["next"]
    entityTag = row["etag"]
    rowsAt = row.date("rows_at")
    total = row["total"]
    isIncomplete = row["is_incomplete"] ?? false
  }

  /// Stores the row of a list, and returns its number.
  ///
  /// Without an entity tag, the next request for the list is unconditional. `rowsAt` is the time of
  /// the rows where they are older than the response.
  static func save(
    _ key: ListKey<some Codable & Equatable & Sendable>,
    at date: Date?,
    next: String?,
    entityTag: String? = nil,
    rowsAt: Date? = nil,
    in db: Database
  ) throws -> Int64 {
    let sql = """
      INSERT INTO list (kind, subject, read_at, next, etag, rows_at) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (kind, subject) DO UPDATE SET read_at = excluded.read_at, next = excluded.next,
        etag = excluded.etag, rows_at = excluded.rows_at
      RETURNING id
      """
    let time = date?.timeIntervalSince1970
    let rowsAt = rowsAt?.timeIntervalSince1970 ?? time
    let arguments: StatementArguments = [key.kind, key.subject, time, next, entityTag, rowsAt]
    return try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) ?? 0
  }
}
