public import Foundation
import GRDB
public import GitHubValues

/// The decisions of the user about requests that the server has not confirmed.
extension AccountStore {
  /// Sends a request again that the server has refused, or that waited for the user’s word.
  ///
  /// One that the server may have carried out is first looked for. Its age begins anew, because the
  /// user wants it now. One that was never sent refers to the issues that wait now.
  ///
  /// - Returns: Whether it was still so; if not, nothing was done.
  @discardableResult
  public func sendAgain(_ row: OutboxRow, at date: Date) async throws -> Bool {
    guard [.refused, .asks].contains(row.state) else { return false }
    return try await change(row) { db in
      try db.execute(
        sql: """
          UPDATE outbox SET state = 'waiting', reason = NULL, created_at = ?,
            is_carried_out = FALSE
          WHERE id = ?
          """,
        arguments: [date.timeIntervalSince1970, row.id]
      )
      if row.attempts == 0, let reason = try Self.updateReferences(of: row, in: db) {
        try Self.end(row, as: .asks, reason, in: db)
      }
      return true
    } ?? false
  }

  /// Removes a request that is not being sent and not in doubt.
  ///
  /// The requests that need the item that it was to make, and those whose texts refer to it, end
  /// with it.
  ///
  /// - Parameters:
  ///   - row: The request as it was seen.
  ///   - date: The present time.
  ///   - draft: Returns the draft that keeps the text of a request, `nil` for one without; it is
  ///     called for each that ends.
  /// - Returns: The drafts; `nil` if the request has changed, so that nothing was done.
  /// - Throws: `StoreError`.
  @discardableResult
  public func discard(
    _ row: OutboxRow,
    at date: Date,
    keeping draft: @escaping @Sendable (OutboxRow) -> Draft.Contents?
  ) async throws -> [Draft.Reference]? {
    guard ![.sent, .doubt].contains(row.state) else { return nil }
    return try await change(row) { db in
      let ended = [row] + (try Self.allDependents(of: row, in: db))
      for row in ended { try Self.delete(row, in: db) }
      return try ended.compactMap(draft).map { try Draft.insert($0, at: date, in: db) }
    } ?? nil
  }

  /// Ends a request that the server has not carried out, and those that change what it was to make.
  ///
  /// - Parameters:
  ///   - row: The request as it was seen.
  ///   - replacement: The request in their place; `nil` for none.
  ///   - date: The present time.
  /// - Returns: Whether it was still so; if not, nothing was done.
  /// - Throws: `StoreError`.
  public func end(
    _ row: OutboxRow,
    as replacement: NewRequest?,
    at date: Date
  ) async throws -> Bool {
    try await change(row) { db in
      for row in try Self.dependents(of: row, in: db) + [row] { try Self.delete(row, in: db) }
      if let replacement { try Self.insert(replacement, at: date, in: db) }
      return true
    } ?? false
  }

  /// Ends the time in which requests can be taken back.
  public func release(_ ids: [Int64]) async throws {
    try await changeEach(
      of: ids,
      "UPDATE outbox SET state = 'waiting', not_before = NULL, pause = NULL WHERE state = 'held'"
    )
  }

  /// Takes requests back that have not left and that nothing depends on, in one transaction.
  ///
  /// - Returns: The number of those that were taken back.
  @discardableResult
  public func takeBack(_ ids: [Int64]) async throws -> Int {
    try await changeEach(
      of: ids,
      """
      DELETE FROM outbox WHERE state IN ('held', 'waiting') AND NOT is_doubted
      AND NOT EXISTS (SELECT 1 FROM outbox_dependence WHERE needed = outbox.id)
      """
    )
  }

  @discardableResult
  private func changeEach(of ids: [Int64], _ change: String) async throws -> Int {
    guard !ids.isEmpty else { return 0 }
    return try await writer.changeDurably { db in
      _ = try Self.advanceRequests(in: db)
      let statement = try db.cachedStatement(sql: "\(change) AND id = ?")
      var count = 0
      for id in ids {
        try statement.execute(arguments: [id])
        count += db.changesCount
      }
      return count
    }
  }

  /// The requests that need the item that a request makes, in their order.
  public func dependents(of row: OutboxRow) async throws -> [OutboxRow] {
    try await writer.look { db in try Self.dependents(of: row, in: db) }
  }

  static func dependents(of row: OutboxRow, in db: Database) throws -> [OutboxRow] {
    try OutboxRow.fetch(
      "id IN (SELECT request FROM outbox_dependence WHERE needed = ? AND kind = 'id')",
      [row.id],
      db
    )
  }

  /// The requests that need what a request makes, by its item or its number, and those that need
  /// what they make, in their order.
  private static func allDependents(of row: OutboxRow, in db: Database) throws -> [OutboxRow] {
    let sql = """
      id IN (
        WITH RECURSIVE ended(id) AS (
          SELECT request FROM outbox_dependence WHERE needed = ? AND kind IN ('id', 'text')
          UNION
          SELECT request FROM outbox_dependence JOIN ended ON needed = ended.id
          WHERE kind IN ('id', 'text'))
        SELECT id FROM ended)
      """
    return try OutboxRow.fetch(sql, [row.id], db)
  }
}
