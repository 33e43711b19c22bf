import GRDB

extension StoreRead {
  /// The items of a list in its order; no value if the list was never stored.
  public static func list<Item>(_ key: ListKey<Item>) -> Self where Value == [Item] {
    StoreRead { db, limit, rows in
      guard let list = try StoredList(key, in: db) else {
        rows.add(table: "list")
        return StoredValue()
      }
      rows.add(list.id, of: "list")
      let table = key.table
      let sql = """
        SELECT \(table.items).* FROM \(table.entries) JOIN \(table.items)
        ON \(table.items).id = \(table.entries).\(table.items)
        WHERE list = ? ORDER BY position LIMIT ?
        """
      var items: [Item] = []
      var count = 0
      let cursor = try Row.fetchCursor(
        db.cachedStatement(sql: sql),
        arguments: [list.id, limit ?? -1]
      )
      while let row = try cursor.next() {
        rows.add(row["id"], of: table.items)
        count += 1
        do {
          items.append(try table.item(row))
        } catch is DecodingError {
          // Written by another version; the next response replaces it.
          rows.hasUnreadable = true
        }
      }
      rows.isCutOff = count == limit
      return StoredValue(items, readAt: list.readAt, next: list.next)
    }
  }
}
