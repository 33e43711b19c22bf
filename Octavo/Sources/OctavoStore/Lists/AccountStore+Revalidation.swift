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
  ///   - date: The time since which all pages must have been read; `nil` for a list that is not
  ///     requested as a whole.
  /// - Returns: The entity tag.
  /// - Throws: `StoreError`.
  public func entityTag<Item>(
    of key: ListKey<Item>,
    wholeSince date: Date? = nil
  ) async throws -> String? {
    try await writer.look { db in
      guard let list = try StoredList(key, in: db), let entityTag = list.entityTag else {
        return nil
      }
      if let date {
        guard list.next == nil, let rowsAt = list.rowsAt, rowsAt > date else { return nil }
      }
      var rows = ObservedRows()
      _ = try StoreRead.list(key).fetch(db, ObservedQuery<[Item]>.firstRows, &rows)
      return rows.hasUnreadable ? nil : entityTag
    }
  }

  /// Stores that the first page of a list was unchanged at a date; the rows stay.
  ///
  /// - Returns: Whether the list still has the rows of the response with the entity tag.
  public func renew<Item>(
    _ key: ListKey<Item>,
    unchangedSince entityTag: String,
    at date: Date
  ) async throws -> Bool {
    try await writer.change { db in
      try db.execute(
        sql: "UPDATE list SET read_at = ? WHERE kind = ? AND subject = ? AND etag = ?",
        arguments: [date.timeIntervalSince1970, key.kind, key.subject, entityTag]
      )
      return db.changesCount > 0
    }
  }
}
