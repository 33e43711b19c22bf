import GRDB
public import GitHubValues
import Synchronization

/// Observing what the server has not confirmed: requests and drafts.
extension AccountStore {
  /// Observes the requests on a subject, or all of them, in their order.
  ///
  /// - Parameters:
  ///   - subject: The thing that they change; `nil` for all.
  ///   - onChange: Called with the requests before the method returns, and after each change of
  ///     them.
  /// - Returns: The observation, which ends with its last reference.
  /// - Throws: `StoreError` if they cannot be read.
  @MainActor
  public func observeRequests(
    on subject: String?,
    onChange: @escaping @MainActor ([OutboxRow]) -> Void
  ) throws -> StoreObservation {
    try observe("outbox", onChange: onChange) { db in
      guard let subject else { return try OutboxRow.fetch("TRUE", [], db) }
      return try OutboxRow.fetch("subject = ?", [subject], db)
    }
  }

  /// Observes the drafts, in the order in which they were begun, in the same way.
  @MainActor
  public func observeDrafts(
    onChange: @escaping @MainActor ([Draft]) -> Void
  ) throws -> StoreObservation {
    try observe("draft", onChange: onChange) { try Draft.fetch("TRUE", [], $0) }
  }

  /// Observes the number of requests and of drafts with a text.
  ///
  /// Costs the same however long the texts are.
  @MainActor
  public func observeUnsentCount(
    onChange: @escaping @MainActor (Int) -> Void
  ) throws -> StoreObservation {
    let sql = """
      SELECT (SELECT count(*) FROM outbox)
        + (SELECT count(*) FROM draft WHERE NOT is_discarded AND length(text) > 0)
      """
    return try observe("outbox", "draft", onChange: onChange) {
      try Int.fetchOne($0, sql: sql) ?? 0
    }
  }

  /// Observes what some tables have: reads it now, and off the main actor after each change of one.
  @MainActor
  private func observe<Value: Equatable & Sendable>(
    _ tables: String...,
    onChange: @escaping @MainActor (Value) -> Void,
    read: @escaping @Sendable (Database) throws -> Value
  ) throws -> StoreObservation {
    let last = LastValue<Value>()
    let target = ObservationTarget<Value> { onChange($0) }
    let id = hub.add { db, rows in
      for table in tables { rows.add(table: table) }
      guard let value = try? read(db), last.changes(to: value) else { return nil }
      return { hub in target.deliver(value, 1, hub) }
    }
    let observation = StoreObservation(id, in: hub)
    target.observation = observation
    let first = try writer.lookNow(read)
    _ = last.changes(to: first)
    target.deliver(first, 1, hub)
    var rows = ObservedRows()
    for table in tables { rows.add(table: table) }
    hub.finishReading(id, rows)
    return observation
  }
}

/// The value that an observer has received last.
private final class LastValue<Value: Equatable & Sendable>: Sendable {
  private let last = Mutex<Value?>(nil)

  /// Notes a value, and returns whether it differs from the last.
  func changes(to value: Value) -> Bool {
    last.withLock { last in
      defer { last = value }
      return last != value
    }
  }
}
