import GRDB

/// The changes of the store that a confirmed request makes, in the transaction of its confirmation.
public struct StoreChanges {
  let db: Database

  /// Stores an item, and puts it at the end of a list that is stored to its end, unless it is in it.
  public func append<Item>(_ item: Item, to key: ListKey<Item>) throws {
    let id = try key.table.save(item, nil, db)
    guard let list = try StoredList(key, in: db), list.next == nil else { return }
    let entries = key.table.entries
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO \(entries) (list, \(key.table.items), position) VALUES (:list, :item, (
          SELECT ifnull(max(position) + 1, 0) FROM \(entries) WHERE list = :list))
        """,
      arguments: ["list": list.id, "item": id]
    )
    try touch(key, list)
  }

  /// Stores an item in the place of the one with its key.
  public func replace<Item>(_ item: Item, in key: ListKey<Item>) throws {
    _ = try key.table.save(item, nil, db)
    if let list = try StoredList(key, in: db) { try touch(key, list) }
  }

  /// Removes an item from a list.
  public func remove<Item>(_ item: Item, from key: ListKey<Item>) throws {
    guard let list = try StoredList(key, in: db) else { return }
    let id = try key.table.save(item, nil, db)
    try db.execute(
      sql: "DELETE FROM \(key.table.entries) WHERE list = ? AND \(key.table.items) = ?",
      arguments: [list.id, id]
    )
    try touch(key, list)
  }

  /// Notes the change in the row of a list, which its observers observe, and removes its entity tag,
  /// which is that of other rows.
  private func touch(_ key: ListKey<some Codable & Equatable & Sendable>, _ list: StoredList) throws
  {
    _ = try StoredList.save(key, at: list.readAt, next: list.next, in: db)
  }
}
