public import Foundation
import GRDB

extension AccountStore {
  /// Returns the entity tag of the response that the first rows of a list are from.
  ///
  /// It is `nil` for a list that is to be requested without one: the list is not stored, the user
  /// has changed it since the response, or another version of the app has written rows that cannot
  /// be read.
  ///
  /// - Parameters:
  ///   - key: The list.
  ///   - times: The times between which all pages must have been read; `nil` for a list that is not
  ///     requested as a whole. A list from before the clock was set back was read after them.
  /// - Returns: The entity tag.
  /// - Throws: `StoreError`.
  public func entityTag<Item>(
    of key: ListKey<Item>,
    wholeWithin times: ClosedRange<Date>? = nil
  ) async throws -> String? {
    try await writer.look { db in
      guard let list = try StoredList(key, in: db), let entityTag = list.entityTag else {
        return nil
      }
      if let times, !list.isWhole(within: times) { return nil }
      var rows = ObservedRows()
      _ = try StoreRead.list(key).fetch(db, ObservedQuery<[Item]>.firstRows, &rows)
      return rows.hasUnreadable ? nil : entityTag
    }
  }

  /// Returns the items of a list, if all its pages were read between two times.
  ///
  /// - Throws: `StoreError`.
  public func wholeItems<Item>(
    in key: ListKey<Item>,
    within times: ClosedRange<Date>
  ) async throws -> [Item]? {
    try await writer.look { db in
      guard let list = try StoredList(key, in: db), list.isWhole(within: times) else { return nil }
      var rows = ObservedRows()
      let items = try StoreRead.list(key).fetch(db, nil, &rows).value
      return rows.hasUnreadable ? nil : items
    }
  }

  /// Stores that the first page of a list was unchanged at a date; the rows stay.
  ///
  /// - Parameters:
  ///   - key: The list.
  ///   - entityTag: The entity tag of the response that the rows are from; `nil` if it had none.
  ///   - date: The date.
  /// - Returns: Whether the list still has the rows of the response with the entity tag.
  /// - Throws: `StoreError`.
  public func renew<Item>(
    _ key: ListKey<Item>,
    unchangedSince entityTag: String?,
    at date: Date
  ) async throws -> Bool {
    try await writer.change { db in
      try db.execute(
        sql: "UPDATE list SET read_at = ? WHERE kind = ? AND subject = ? AND etag IS ?",
        arguments: [date.timeIntervalSince1970, key.kind, key.subject, entityTag]
      )
      return db.changesCount > 0
    }
  }
}

extension StoredList {
  /// Whether all pages were read between two times.
  fileprivate func isWhole(within times: ClosedRange<Date>) -> Bool {
    guard next == nil, let rowsAt else { return false }
    return times.contains(rowsAt)
  }
}
