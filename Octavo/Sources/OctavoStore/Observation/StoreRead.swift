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
  /// The number of rows that a delivery of the value counts as.
  let rowCount: @Sendable (Value) -> Int

  init(
    rowCount: @escaping @Sendable (Value) -> Int = { _ in 1 },
    fetch: @escaping @Sendable (Database, Int?, inout ObservedRows) throws -> StoredValue<Value>
  ) {
    self.rowCount = rowCount
    self.fetch = fetch
  }
}
