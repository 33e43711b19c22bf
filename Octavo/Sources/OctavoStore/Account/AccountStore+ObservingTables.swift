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
    let last = LastValue<Value>()
    let target = ObservationTarget<Changes> { onChange($0) }
    let observed = tables.reduce(into: ObservedRows()) { $0.add(table: $1) }
    let id = hub.add { db, rows in
      rows = observed
      guard let value = try? read(db), let new = changes(value, last.replace(with: value)) else {
        return nil
      }
      return { hub in target.deliver(new, count(new), hub) }
    }
    let observation = StoreObservation(id, in: hub)
    target.observation = observation
    let first = try writer.lookNow(read)
    if let new = changes(first, last.replace(with: first)) { target.deliver(new, count(new), hub) }
    hub.finishReading(id, observed)
    return observation
  }
}

/// The value that an observer has received last.
private final class LastValue<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  /// Notes a value, and returns the one before.
  func replace(with new: Value) -> Value? {
    value.withLock { value in
      defer { value = new }
      return value
    }
  }
}
