import GRDB
import Synchronization

extension AccountStore {
  /// Observes what is read from some tables: reads it now, and off the main actor after each change
  /// of one of them.
  ///
  /// - Parameters:
  ///   - tables: The tables.
  ///   - onChange: Called with the first value before the method returns, and with each other one.
  ///   - read: Reads the value.
  /// - Returns: The observation.
  /// - Throws: `StoreError` if the first value cannot be read.
  @MainActor
  func observe<Value: Equatable & Sendable>(
    _ tables: String...,
    onChange: @escaping @MainActor (Value) -> Void,
    read: @escaping @Sendable (Database) throws -> Value
  ) throws -> StoreObservation {
    try observe(tables, onChange, read) { value, last in value == last ? nil : value }
  }

  /// Observes what has changed in what is read from some tables.
  ///
  /// - Parameters:
  ///   - tables: The tables.
  ///   - onChange: Called with the first changes before the method returns, and with all others.
  ///   - read: Reads the value.
  ///   - count: Returns the number of rows in changes, for the counts of deliveries.
  ///   - changes: Returns what has changed since the last value, which is `nil` at first; `nil` for
  ///     nothing.
  /// - Returns: The observation.
  /// - Throws: `StoreError` if the first value cannot be read.
  @MainActor
  func observe<Value: Sendable, Changes: Sendable>(
    _ tables: [String],
    _ onChange: @escaping @MainActor (Changes) -> Void,
    _ read: @escaping @Sendable (Database) throws -> Value,
    rows count: @escaping @Sendable (Changes) -> Int = { _ in 1 },
    changes: @escaping @Sendable (Value, _ last: Value?) -> Changes?
  ) throws -> StoreObservation {
    let observed = tables.reduce(into: ObservedRows()) { $0.add(table: $1) }
    return try observe(
      onChange,
      read: { db, _, rows in
        rows = observed
        return try read(db)
      },
      rows: count,
      changes: changes
    )
  }

  /// Observes the changes of a value whose reads return the rows on which it depends.
  ///
  /// - Parameters:
  ///   - table: The table whose changed rows the reads know.
  ///   - onChange: Called with the first changes before the method returns, and with all others.
  ///   - read: Reads the value, and returns the rows on which it depends. Receives the last value
  ///     and the rows that have changed since; `nil` for the first read, and if any row may have
  ///     changed.
  ///   - count: Returns the number of rows in changes, for the counts of deliveries.
  ///   - changes: Returns what has changed since the last value, which is `nil` at first; `nil` for
  ///     nothing.
  /// - Returns: The observation.
  /// - Throws: `StoreError` if the first value cannot be read.
  @MainActor
  func observe<Value: Sendable, Changes: Sendable>(
    knowingRowsOf table: String? = nil,
    _ onChange: @escaping @MainActor (Changes) -> Void,
    read:
      @escaping @Sendable (
        Database, (last: Value, changed: Set<Int64>)?, inout ObservedRows
      ) throws -> Value,
    rows count: @escaping @Sendable (Changes) -> Int = { _ in 1 },
    changes: @escaping @Sendable (Value, _ last: Value?) -> Changes?
  ) throws -> StoreObservation {
    let last = LastValue<Value>()
    let target = ObservationTarget<Changes> { onChange($0) }
    let id = hub.add(knowingRowsOf: table) { db, changed, rows in
      let known = last.value.flatMap { value in changed.ids.map { (value, $0) } }
      guard let value = try? read(db, known, &rows) else {
        // The changes for this read are lost, so the next read is a whole one.
        last.value = nil
        return nil
      }
      guard let new = changes(value, last.replace(with: value)) else { return nil }
      return { hub in target.deliver(new, count(new), hub) }
    }
    let observation = StoreObservation(id, in: hub)
    target.observation = observation
    let (first, rows) = try writer.lookNow { db in
      var rows = ObservedRows()
      return (try read(db, nil, &rows), rows)
    }
    // A commit meanwhile may have been read already. That value is the newer one, and delivered
    // after this one.
    last.begin(with: first)
    if let new = changes(first, nil) { target.deliver(new, count(new), hub) }
    hub.finishReading(id, rows)
    return observation
  }
}

/// The value that an observer has received last.
private final class LastValue<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  var value: Value? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// Notes the first value, unless there is one.
  func begin(with first: Value) { stored.withLock { $0 = $0 ?? first } }

  /// Notes a value, and returns the one before.
  func replace(with new: Value) -> Value? {
    stored.withLock { value in
      defer { value = new }
      return value
    }
  }
}
