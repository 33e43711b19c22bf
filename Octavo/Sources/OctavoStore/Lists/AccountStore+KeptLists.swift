public import Foundation
import GRDB

/// Lists that the user keeps, which are read in portions and lose no items to a limit.
extension AccountStore {
  /// The kinds of these lists in SQL.
  static let keptKinds = "'kept issues', 'checked kept issues'"

  /// Stores items of a list that is read in portions.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - key: The list.
  ///   - isChecked: Whether they are noted as those that the server has.
  ///   - date: The time of the response.
  ///   - revision: The revision of the viewer at the request.
  ///   - position: Returns the place of an item in the list; places that are equal are allowed.
  /// - Returns: The number of items that the list has now; `nil` if nothing was stored because the
  ///   outbox has changed something in the list since the revision.
  /// - Throws: `StoreError`.
  public func keep<Item>(
    _ items: [Item],
    in key: ListKey<Item>,
    isChecked: Bool,
    at date: Date,
    since revision: Int64,
    position: @escaping @Sendable (Item) -> Int
  ) async throws -> Int? {
    try await writer.change { db in
      guard try !Self.isOutdated(since: revision, key, in: db) else { return nil }
      let list = try StoredList.save(key, at: date, next: nil, in: db)
      let checked =
        isChecked ? try StoredList.save(key.checked, at: date, next: nil, in: db) : nil
      let table = key.table
      let insert = try db.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO \(table.entries) (list, \(table.items), position)
          VALUES (?, ?, ?)
          """
      )
      for item in items {
        let id = try table.save(item, revision, db)
        try insert.execute(arguments: [list, id, position(item)])
        if let checked { try insert.execute(arguments: [checked, id, 0]) }
      }
      return try Self.count(key, in: db)
    }
  }

  /// Returns an item of a kept list that the check under way has not found; `nil` if there is none.
  public func firstUnchecked<Item>(in key: ListKey<Item>) async throws -> Item? {
    try await writer.look { db in
      guard let list = try StoredList(key, in: db),
        let checked = try StoredList(key.checked, in: db)
      else { return nil }
      let table = key.table
      let found = "SELECT \(table.items) FROM \(table.entries) WHERE list = ?"
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT * FROM \(table.items) WHERE id IN (\(found)) AND id NOT IN (\(found)) LIMIT 1
          """,
        arguments: [list.id, checked.id]
      )
      return try row.map(table.item)
    }
  }

  /// Forgets which items of a kept list a check has found.
  public func endCheck<Item>(of key: ListKey<Item>) async throws {
    try await writer.change { db in try Self.removeList(key.checked, in: db) }
  }

  /// Removes a kept list with its check, but no items that other lists have.
  public func removeKept<Item>(_ key: ListKey<Item>) async throws {
    try await writer.change { db in
      try Self.removeList(key, in: db)
      try Self.removeList(key.checked, in: db)
      try Self.removeUnlisted(key.table.items, key.table.entries, in: db)
    }
  }

  /// Removes the value with a key from a kept list whose values have their home in a kind.
  ///
  /// - Returns: The number of items that the list has now; `nil` if the value was not in it.
  /// - Throws: `StoreError`.
  public func removeKept<Item>(
    _ name: String,
    of kind: String,
    from key: ListKey<Item>
  ) async throws -> Int? {
    try await writer.change { db in
      guard let list = try StoredList(key, in: db) else { return nil }
      let value = "SELECT id FROM value WHERE identifier = ?"
      try db.execute(
        sql: "DELETE FROM value_entry WHERE list = ? AND value = (\(value))",
        arguments: [list.id, valueIdentifier(kind, key.subject, name)]
      )
      guard db.changesCount > 0 else { return nil }
      try Self.removeUnlisted("value", "value_entry", in: db)
      // The observers of the list observe its row.
      try db.execute(sql: "UPDATE list SET read_at = read_at WHERE id = ?", arguments: [list.id])
      return try Self.count(key, in: db)
    }
  }

  private static func removeList<Item>(_ key: ListKey<Item>, in db: Database) throws {
    try db.execute(
      sql: "DELETE FROM list WHERE kind = ? AND subject = ?",
      arguments: [key.kind, key.subject]
    )
  }

  private static func count<Item>(_ key: ListKey<Item>, in db: Database) throws -> Int {
    guard let list = try StoredList(key, in: db) else { return 0 }
    let sql = "SELECT count(*) FROM \(key.table.entries) WHERE list = ?"
    return try Int.fetchOne(db, sql: sql, arguments: [list.id]) ?? 0
  }
}
