public import Foundation
import GRDB
import GitHubValues

extension AccountStore {
  /// The lists that are kept apart from the account's own; of more, those read longest ago go.
  static let foreignLists = 100

  /// Returns the items of a list in its order, or `nil` if the list was never stored.
  public func items<Item>(in key: ListKey<Item>) async throws -> [Item]? {
    try await value(of: .list(key)).value
  }

  /// Returns the cursor of the page after the last item of a list; `nil` if the list ends there.
  public func cursor<Item>(of key: ListKey<Item>) async throws -> String? {
    try await writer.look { db in try StoredList(key, in: db)?.next }
  }

  /// Stores the first page of a list, or all of it, in place of the items that it had.
  ///
  /// A page that was requested before the outbox has changed something in the list is not stored:
  /// it would undo that.
  ///
  /// - Parameters:
  ///   - key: The list.
  ///   - page: The page.
  ///   - end: The last items, newest first, while those in between are not stored; `nil` for none.
  ///   - merged: Merges the items of the page with the stored items, in the same transaction; `nil`
  ///     replaces them.
  /// - Returns: Whether it was stored.
  /// - Throws: `StoreError`.
  @discardableResult
  public func replace<Item>(
    _ key: ListKey<Item>,
    with page: ListPage<Item>,
    end: ListPage<Item>? = nil,
    merged: (@Sendable (_ new: [Item], _ stored: [Item]) -> [Item])? = nil
  ) async throws -> Bool {
    let login = login
    return try await writer.change { db in
      guard try !Self.isOutdated(since: page.revision, key, in: db) else { return false }
      var items = page.items
      if let merged {
        items = merged(items, try StoreRead.list(key).once(in: db).value ?? [])
      }
      try Self.write(items, from: 0, to: key, page, in: db)
      if let end { try Self.write(end.items, from: 0, to: key.end, end, in: db) }
      try Self.removeOldLists(sparing: login, in: db)
      return true
    }
  }

  /// Whether the outbox has changed something on the subject of a list since a revision.
  static func isOutdated<Item>(
    since revision: Int64?,
    _ key: ListKey<Item>,
    in db: Database
  ) throws -> Bool {
    guard let revision else { return false }
    let subject = key.revisionSubject
    let condition = key.hasManySubjects ? "substr(subject, 1, length(:subject))" : "subject"
    let sql = """
      SELECT EXISTS (SELECT 1 FROM outbox_revision
        WHERE \(condition) = :subject AND revision > :revision)
      """
    let arguments: StatementArguments = ["subject": subject, "revision": revision]
    return try Bool.fetchOne(db, sql: sql, arguments: arguments) == true
  }

  /// Stores the first page of a list above the items that it had, of which at most `limit` are
  /// kept in all.
  ///
  /// If the page has none of those items, others are missing in between, so it replaces them.
  public func merge<Item>(
    _ key: ListKey<Item>,
    with page: ListPage<Item>,
    limit: Int
  ) async throws where Item: Identifiable {
    let login = login
    try await writer.change { db in
      let stored = try StoreRead.list(key).once(in: db)
      let new = Set(page.items.map(\.id))
      let older = (stored.value ?? []).filter { !new.contains($0.id) }
      var page = page
      var items = page.items
      if older.count < stored.value?.count ?? 0 {
        items += older
        page.next = stored.next
      }
      if items.count > limit { page.next = nil }
      try Self.write(Array(items.prefix(limit)), from: 0, to: key, page, in: db)
      try Self.removeOldLists(sparing: login, in: db)
    }
  }

  /// Stores an item at the top of a list that was not requested as a whole; the list keeps at most
  /// `limit` items.
  ///
  /// - Returns: Whether it was stored: not if the outbox has changed such an item since a revision.
  @discardableResult
  public func insert<Item>(
    _ item: Item,
    atTopOf key: ListKey<Item>,
    at date: Date,
    limit: Int,
    since revision: Int64? = nil
  ) async throws -> Bool {
    let login = login
    return try await writer.change { db in
      guard try !Self.isOutdated(since: revision, key, in: db) else { return false }
      let list = try StoredList.save(key, at: date, next: nil, in: db)
      let table = key.table
      let insert = """
        INSERT OR REPLACE INTO \(table.entries) (list, \(table.items), position)
        VALUES (:list, :item, (
          SELECT ifnull(min(position) - 1, 0) FROM \(table.entries) WHERE list = :list))
        """
      try db.execute(sql: insert, arguments: ["list": list, "item": try table.save(item, nil, db)])
      let first = "SELECT \(table.items) FROM \(table.entries) WHERE list = :list"
      let removal = """
        DELETE FROM \(table.entries) WHERE list = :list
        AND \(table.items) NOT IN (\(first) ORDER BY position LIMIT :limit)
        """
      try db.execute(sql: removal, arguments: ["list": list, "limit": limit])
      if table.isOwnedByLists { try Self.removeUnlisted(table.items, table.entries, in: db) }
      try Self.removeOldLists(sparing: login, in: db)
      return true
    }
  }

  /// Stores a further page of a list, if the list still ends where the page begins.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - key: The list.
  ///   - cursor: The cursor of the page.
  /// - Throws: `StoreError`.
  public func append<Item>(
    _ page: ListPage<Item>,
    to key: ListKey<Item>,
    at cursor: String?
  ) async throws {
    try await writer.change { db in
      guard let list = try StoredList(key, in: db), list.next == cursor,
        try !Self.isOutdated(since: page.revision, key, in: db)
      else { return }
      let sql = "SELECT max(position) + 1 FROM \(key.table.entries) WHERE list = ?"
      let end = try Int.fetchOne(db, sql: sql, arguments: [list.id]) ?? 0
      var page = page
      // A page that leads to itself would be read without end.
      if page.next == cursor { page.next = nil }
      page.readAt = list.readAt
      page.entityTag = list.entityTag
      try Self.write(page.items, from: end, to: key, page, in: db)
    }
  }

  /// Stores items that were added to a list or changed in it: each in its place, or at the end,
  /// also while those before the last ones are not stored.
  ///
  /// - Returns: Whether they were stored: not if the outbox has changed the list since a revision.
  @discardableResult
  public func update<Item>(
    _ key: ListKey<Item>,
    with items: [Item],
    at date: Date,
    since revision: Int64? = nil
  ) async throws -> Bool {
    let login = login
    return try await writer.change { db in
      guard try !Self.isOutdated(since: revision, key, in: db) else { return false }
      let changes = StoreChanges(db: db, login: login)
      for item in items { try changes.add(item, to: key) }
      for key in [key, key.end] {
        guard let list = try StoredList(key, in: db) else { continue }
        _ = try StoredList.save(key, at: date, next: list.next, in: db)
      }
      return true
    }
  }

  /// Changes items of a list by their keys, and returns those that a function has changed.
  ///
  /// Of two programs that change an item in the same way, only the first one changes it.
  public func change<Item>(
    _ key: ListKey<Item>,
    _ names: [String],
    _ change: @escaping @Sendable (_ name: String, _ item: inout Item) -> Bool
  ) async throws -> [Item] {
    let login = login
    return try await writer.change { db in
      let store = StoreChanges(db: db, login: login)
      return try names.compactMap { name in
        try store.change(name, in: key) { change(name, &$0) }
      }
    }
  }

  private static func write<Item>(
    _ items: [Item],
    from position: Int,
    to key: ListKey<Item>,
    _ page: ListPage<Item>,
    in db: Database
  ) throws {
    let list = try StoredList.save(
      key,
      at: page.readAt,
      next: page.next,
      entityTag: page.entityTag,
      in: db
    )
    if page.total != nil {
      try db.execute(
        sql: "UPDATE list SET total = ?, is_incomplete = ? WHERE id = ?",
        arguments: [page.total, page.isIncomplete, list]
      )
    }
    let table = key.table
    if position == 0 {
      try db.execute(sql: "DELETE FROM \(table.entries) WHERE list = ?", arguments: [list])
    }
    try table.store(items, in: list, from: position, since: page.revision, db)
    if table.isOwnedByLists { try removeUnlisted(table.items, table.entries, in: db) }
  }

  static func removeUnlisted(
    _ items: String,
    _ entries: String,
    in db: Database
  ) throws {
    let listed = "SELECT \(items) FROM \(entries)"
    try db.execute(sql: "DELETE FROM \(items) WHERE id NOT IN (\(listed))")
  }

  /// Removes the lists of other accounts and the searches that were read longest ago.
  private static func removeOldLists(sparing login: String, in db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM list WHERE id IN (
          SELECT id FROM list WHERE kind <> 'own' AND subject <> ?
            AND kind NOT IN (\(keptKinds))
          ORDER BY read_at DESC LIMIT -1 OFFSET ?)
        """,
      arguments: [login, foreignLists]
    )
    guard db.changesCount > 0 else { return }
    try removeUnlisted("account", "account_entry", in: db)
    try removeUnlisted("event", "event_entry", in: db)
    try removeUnlisted("value", "value_entry", in: db)
    try deleteRepositories(
      where: "read_at IS NULL AND id NOT IN (SELECT repository FROM list_entry)",
      in: db
    )
  }
}
