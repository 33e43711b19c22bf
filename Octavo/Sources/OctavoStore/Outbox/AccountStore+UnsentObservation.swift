import GRDB
public import GitHubValues

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

  /// Observes the requests of some kinds, in their order, in the same way.
  ///
  /// The rows of other kinds are not read, and after a change only those that have changed.
  @MainActor
  public func observeRequests(
    ofKinds kinds: Set<String>,
    onChange: @escaping @MainActor ([OutboxRow]) -> Void
  ) throws -> StoreObservation {
    try observe(
      knowingRowsOf: "outbox",
      onChange,
      read: { db, known, rows in
        let requests =
          if let known {
            try OutboxRow.fetchAgain(known.changed, of: known.last, ofKinds: kinds, in: db)
          } else {
            try OutboxRow.fetch(ofKinds: kinds, in: db)
          }
        for request in requests { rows.add(request.id, of: "outbox") }
        rows.add(after: requests.last?.id ?? 0, of: "outbox")
        return requests
      },
      rows: { $0.count },
      changes: { $0 == $1 ? nil : $0 }
    )
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
}
