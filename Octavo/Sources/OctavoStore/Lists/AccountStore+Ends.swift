public import Foundation
import GRDB

/// Lists of which the first and the last items are stored, and those in between not yet.
extension AccountStore {
  /// Stores the first page and the last items of a list in place of those that it had.
  ///
  /// - Parameters:
  ///   - key: The list.
  ///   - first: The first page.
  ///   - last: The last items, newest first.
  /// - Returns: Whether they were stored: not if the outbox has changed the list since the request.
  /// - Throws: `StoreError`.
  public func replaceEnds<Item>(
    of key: ListKey<Item>,
    _ first: ListPage<Item>,
    _ last: ListPage<Item>
  ) async throws -> Bool {
    let login = login
    return try await writer.change { db in
      guard try !Self.isOutdated(since: first.revision, key, in: db) else { return false }
      try Self.write(first.items, from: 0, to: key, first, in: db)
      try Self.write(last.items, from: 0, to: key.end, last, in: db)
      try Self.removeOldLists(sparing: login, in: db)
      return true
    }
  }

  /// Stores what is new in such a list: items that are stored in their places, and others above its
  /// last items.
  ///
  /// - Parameters:
  ///   - key: The list.
  ///   - changed: Items that are stored.
  ///   - added: Items that are newer than all stored ones, oldest first.
  ///   - date: The time of the response.
  ///   - revision: The revision at its request.
  /// - Returns: Whether they were stored: not if the outbox has changed the list since a revision.
  /// - Throws: `StoreError`.
  public func updateEnds<Item>(
    of key: ListKey<Item>,
    with changed: [Item],
    and added: [Item],
    at date: Date,
    since revision: Int64
  ) async throws -> Bool {
    let login = login
    return try await writer.change { db in
      guard try !Self.isOutdated(since: revision, key, in: db) else { return false }
      let changes = StoreChanges(db: db, login: login)
      for item in changed { try changes.put(item, in: key) }
      for item in added { try changes.add(item, to: key) }
      for key in [key, key.end] {
        guard let list = try StoredList(key, in: db) else { continue }
        _ = try StoredList.save(key, at: date, next: list.next, in: db)
      }
      return true
    }
  }
}
