import GRDB

extension StoreRead {
  /// The items of a list in its order; no value if the list was never stored.
  ///
  /// An observation decodes an item again only if its row may have changed, and delivers the same
  /// instance if it has not.
  public static func list<Item>(_ key: ListKey<Item>) -> Self where Value == [Item] {
    StoreRead(itemsIn: key.table.items) { db, limit, rows in
      guard let list = try StoredList(key, in: db) else {
        rows.add(table: "list")
        return StoredValue()
      }
      rows.add(list.id, of: "list")
      let known = rows.known as? KnownItems<Item>
      let reading = ListReading(list: list, table: key.table, known: known)
      let decoded = try reading.items(first: limit, in: db, &rows)
      rows.decoded = decoded
      var value = StoredValue(decoded.items, readAt: list.readAt, next: list.next)
      (value.total, value.isIncomplete) = (list.total, list.isIncomplete)
      return value
    }
  }
}

/// A read of the items of a list.
private struct ListReading<Item: Sendable & Equatable> {
  let list: StoredList
  let table: ItemTable<Item>
  /// The items that the last read has decoded; `nil` for the first read.
  let known: KnownItems<Item>?

  /// Reads the first items, or all.
  func items(
    first limit: Int?,
    in db: Database,
    _ rows: inout ObservedRows
  ) throws -> DecodedItems<Item> {
    guard let known, known.areUnchangedKnown else { return try all(limit, in: db, &rows) }
    return try again(known, in: db, &rows)
  }

  private func all(
    _ limit: Int?,
    in db: Database,
    _ rows: inout ObservedRows
  ) throws -> DecodedItems<Item> {
    let sql = """
      SELECT \(table.items).* FROM \(table.entries) JOIN \(table.items)
      ON \(table.items).id = \(table.entries).\(table.items)
      WHERE list = ? ORDER BY position LIMIT ?
      """
    var decoded = DecodedItems<Item>()
    var count = 0
    let cursor = try Row.fetchCursor(
      db.cachedStatement(sql: sql),
      arguments: [list.id, limit ?? -1]
    )
    while let row = try cursor.next() {
      try decode(row, row["id"], into: &decoded, &rows)
      count += 1
    }
    rows.isCutOff = count == limit
    return decoded
  }

  /// Reads the order of the list, and each item whose row has changed.
  private func again(
    _ known: KnownItems<Item>,
    in db: Database,
    _ rows: inout ObservedRows
  ) throws -> DecodedItems<Item> {
    let sql = "SELECT \(table.items) FROM \(table.entries) WHERE list = ? ORDER BY position"
    let item = try db.cachedStatement(sql: "SELECT * FROM \(table.items) WHERE id = ?")
    var decoded = DecodedItems<Item>()
    let ids = try Int64.fetchCursor(db.cachedStatement(sql: sql), arguments: [list.id])
    while let id = try ids.next() {
      if let item = known.unchanged(id) {
        decoded.add(item, id)
        rows.add(id, of: table.items)
      } else if let row = try Row.fetchOne(item, arguments: [id]) {
        try decode(row, id, into: &decoded, &rows)
      }
    }
    return decoded
  }

  private func decode(
    _ row: Row,
    _ id: Int64,
    into decoded: inout DecodedItems<Item>,
    _ rows: inout ObservedRows
  ) throws {
    do {
      let item = try table.item(row)
      decoded.add(known?.instance(of: item, id) ?? item, id)
    } catch is DecodingError {
      // Written by another version; the next response replaces it.
      rows.hasUnreadable = true
    }
    rows.add(id, of: table.items)
  }
}
