import GRDB
public import GitHubValues

/// The changes of the store that a confirmed request makes, in the transaction of its confirmation.
public struct StoreChanges {
  let db: Database
  /// The login of the account.
  public let login: String
  /// Whether these are the changes of a settled request: responses that were requested earlier no
  /// longer replace the items, except in lists that merge both.
  var isSettlement = false

  /// Stores an item in the place that it has in a list, or at the end of one that is stored to its
  /// end.
  public func put<Item>(_ item: Item, in key: ListKey<Item>) throws {
    _ = try store(item, in: key)
    try touch(key)
  }

  /// Stores an item in the place that it has in a list, or at the end: above the stored last items
  /// while those before them are not stored.
  public func add<Item>(_ item: Item, to key: ListKey<Item>) throws {
    let id = try store(item, in: key)
    if let list = try StoredList(key, in: db), list.next != nil,
      let end = try StoredList(key.end, in: db)
    {
      try insert(id, "min(position) - 1", into: end, unlessIn: list, key)
    }
    try touch(key)
  }

  /// Stores an item, and returns its number.
  private func store<Item>(_ item: Item, in key: ListKey<Item>) throws -> Int64 {
    let id = try key.table.save(item, nil, db)
    try noteRevision(of: key)
    if let list = try StoredList(key, in: db), list.next == nil {
      try insert(id, "max(position) + 1", into: list, unlessIn: list, key)
    }
    return id
  }

  /// Adds an item to the entries of a list, unless it is among them or among those of another.
  private func insert<Item>(
    _ id: Int64,
    _ position: String,
    into list: StoredList,
    unlessIn other: StoredList,
    _ key: ListKey<Item>
  ) throws {
    let (entries, items) = (key.table.entries, key.table.items)
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO \(entries) (list, \(items), position)
        SELECT :list, :item, (SELECT ifnull(\(position), 0) FROM \(entries) WHERE list = :list)
        WHERE NOT EXISTS (SELECT * FROM \(entries) WHERE list = :other AND \(items) = :item)
        """,
      arguments: ["list": list.id, "item": id, "other": other.id]
    )
  }

  /// Changes the items of a list for which a function returns true.
  public func changeAll<Item>(
    in key: ListKey<Item>,
    _ change: (inout Item) -> Bool
  ) throws {
    guard try StoredList(key, in: db) != nil else { return }
    for var item in try StoreRead<[Item]>.list(key).once(in: db).value ?? []
    where change(&item) { _ = try key.table.save(item, nil, db) }
    try touch(key)
  }

  /// Changes the value with a key in a list of values, if it is there.
  public func change<Item>(
    _ name: String,
    in key: ListKey<Item>,
    _ change: (inout Item) -> Void
  ) throws {
    _ = try self.change(name, in: key) { item in
      change(&item)
      return true
    }
  }

  /// Changes the value with a key in a list of values, if a function does, and returns it then.
  func change<Item>(
    _ name: String,
    in key: ListKey<Item>,
    where change: (inout Item) -> Bool
  ) throws -> Item? {
    let read = StoreRead<Item>.item(key.kind, of: key.subject, key: name)
    guard var item = try read.once(in: db).value, change(&item) else { return nil }
    try put(item, in: key)
    return item
  }

  /// Removes the value with a key from a list of values.
  public func remove<Item>(_ name: String, from key: ListKey<Item>) throws {
    guard key.table.isOwnedByLists else { return }
    let value = "SELECT id FROM value WHERE identifier = ?"
    for list in try [key, key.end].compactMap({ try StoredList($0, in: db) }) {
      try db.execute(
        sql: "DELETE FROM value_entry WHERE list = ? AND value = (\(value))",
        arguments: [list.id, valueIdentifier(key.kind, key.subject, name)]
      )
    }
    try touch(key)
  }

  /// Forgets the state of a flag, which the server has changed on its own, so that it is read again
  /// before it is acted on.
  public func forget(_ flag: GitHub.ViewerFlag) throws {
    try db.execute(
      sql: "DELETE FROM viewer_state WHERE kind = ? AND key = ?",
      arguments: [flag.kind.rawValue, flag.key]
    )
    try AccountStore.noteChange(of: [flag.kind], in: db)
  }

  private func noteRevision<Item>(of key: ListKey<Item>) throws {
    guard isSettlement, !key.keepsEntityTag else { return }
    try db.execute(
      sql: "INSERT OR REPLACE INTO outbox_revision VALUES (?, (SELECT revision FROM viewer))",
      arguments: [key.revisionSubject]
    )
  }

  /// Notes a change in the rows of a list and of its end, as far as they are stored.
  private func touch<Item>(_ key: ListKey<Item>) throws {
    for key in [key, key.end] {
      if let list = try StoredList(key, in: db) { try touch(key, list) }
    }
  }

  /// Notes the change in the row of a list, which its observers observe, and removes its entity
  /// tag, which is that of other rows, unless the list keeps it.
  private func touch(_ key: ListKey<some Codable & Equatable & Sendable>, _ list: StoredList) throws
  {
    if key.keepsEntityTag {
      let sql = "UPDATE list SET read_at = read_at WHERE id = ?"
      return try db.execute(sql: sql, arguments: [list.id])
    }
    _ = try StoredList.save(key, at: list.readAt, next: list.next, in: db)
  }
}
