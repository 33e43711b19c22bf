import GRDB

extension AccountStore {
  /// Stores the items with which a list begins by now; the others stay behind them.
  ///
  /// The list keeps the time at which it was read as a whole.
  ///
  /// - Parameters:
  ///   - key: The list.
  ///   - page: The first pages.
  ///   - items: Returns the items that come first, given the stored items; `nil` if the page does
  ///     not go on with those.
  /// - Returns: Whether they were stored: only in a list that is stored to its end.
  /// - Throws: `StoreError`.
  @discardableResult
  public func replaceStart<Item>(
    of key: ListKey<Item>,
    with page: ListPage<Item>,
    _ items: @escaping @Sendable (_ stored: [Item]) -> [Item]?
  ) async throws -> Bool {
    try await writer.change { db in
      guard try !Self.isOutdated(since: page.revision, key, in: db),
        let list = try StoredList(key, in: db), list.next == nil,
        let items = items(try StoreRead.list(key).once(in: db).value ?? [])
      else { return false }
      _ = try StoredList.save(
        key,
        at: page.readAt,
        next: nil,
        entityTag: page.entityTag,
        rowsAt: list.rowsAt,
        in: db
      )
      let table = key.table
      let sql = "SELECT ifnull(min(position), 0) FROM \(table.entries) WHERE list = ?"
      let start = try Int.fetchOne(db, sql: sql, arguments: [list.id]) ?? 0
      let first = start - items.count
      try table.store(items, in: list.id, from: first, moving: true, since: page.revision, db)
      return true
    }
  }
}
