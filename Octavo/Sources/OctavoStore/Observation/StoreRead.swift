import GRDB

/// A query of the store: the way to read one value, and the rows that it depends on.
///
/// Entities are read from their tables, lists by their ordered keys, documents from their contents.
/// ```swift
/// let observation = try store.observe(.repository(name)) { result in show(result) }
/// ```
public struct StoreRead<Value: Equatable & Sendable>: Sendable {
  /// Reads the value; a list no further than `limit` rows.
  let fetch: @Sendable (Database, _ limit: Int?, inout ObservedRows) throws -> StoredValue<Value>
  /// The table of the items of a list, whose changed rows an observation passes to the next read.
  let items: String?

  init(
    itemsIn items: String? = nil,
    fetch: @escaping @Sendable (Database, Int?, inout ObservedRows) throws -> StoredValue<Value>
  ) {
    (self.items, self.fetch) = (items, fetch)
  }

  /// Returns a read whose value a function makes from that of this one.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> StoreRead<Other> {
    StoreRead<Other>(itemsIn: items) { [fetch] db, limit, rows in
      let stored = try fetch(db, limit, &rows)
      var value = StoredValue(
        stored.value.map(transform),
        readAt: stored.readAt,
        next: stored.next
      )
      (value.total, value.isIncomplete) = (stored.total, stored.isIncomplete)
      return value
    }
  }

  /// Reads the value without an observation.
  func once(in db: Database) throws -> StoredValue<Value> {
    var rows = ObservedRows()
    return try fetch(db, nil, &rows)
  }
}
