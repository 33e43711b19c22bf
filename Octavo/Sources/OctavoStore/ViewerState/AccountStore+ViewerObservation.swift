import GRDB
public import GitHubValues

extension AccountStore {
  /// Returns the flags of a kind that are known now.
  ///
  /// It blocks the caller: the first frame depends on it.
  public func viewerState(of kind: GitHub.ViewerFlag.Kind) throws -> ViewerStateSnapshot {
    try writer.lookNow { db in try Self.snapshot(of: kind, in: db) }
  }

  /// Observes the flags of a kind: calls `onChange` with all that are known now, then with those
  /// that have changed.
  ///
  /// Reading and comparing run off the main actor. The changes of one transaction are delivered
  /// together with those of the entities that it has changed.
  ///
  /// - Throws: `StoreError` if the flags cannot be read.
  @MainActor
  public func observeViewerState(
    of kind: GitHub.ViewerFlag.Kind,
    onChange: @escaping @MainActor (ViewerStateSnapshot) -> Void
  ) throws -> StoreObservation {
    try observe(
      onChange,
      read: { db, _, rows in
        let change = "SELECT rowid FROM viewer_change WHERE kind = ?"
        if let row = try Int64.fetchOne(db, sql: change, arguments: [kind.rawValue]) {
          rows.add(row, of: "viewer_change")
        } else {
          rows.add(table: "viewer")
        }
        return try Self.snapshot(of: kind, in: db)
      },
      rows: { $0.states.count },
      changes: { snapshot, last in
        guard let last else { return snapshot }
        let changes = snapshot.changes(since: last)
        return changes.states.isEmpty && snapshot.isComplete == last.isComplete ? nil : changes
      }
    )
  }

  private static func snapshot(
    of kind: GitHub.ViewerFlag.Kind,
    in db: Database
  ) throws -> ViewerStateSnapshot {
    var snapshot = ViewerStateSnapshot(revision: try revision(in: db))
    let states = try Row.fetchCursor(
      db,
      sql: "SELECT key, value FROM viewer_state WHERE kind = ?",
      arguments: [kind.rawValue]
    )
    while let row = try states.next() {
      snapshot.states[GitHub.ViewerFlag(kind, key: row[0])] = .init(confirmed: row[1])
    }
    let read = "SELECT EXISTS (SELECT 1 FROM complete_read WHERE kind = ?)"
    snapshot.isComplete =
      try Bool.fetchOne(db, sql: read, arguments: [kind.rawValue]) ?? false
    let flags = "FROM outbox WHERE kind = ? AND value IN ('true', 'false') AND state <> 'refused'"
    let count = try Int.fetchOne(db, sql: "SELECT count(*) \(flags)", arguments: [kind.rawValue])
    snapshot.states.reserveCapacity(snapshot.states.count + (count ?? 0))
    // As in the view `pending_flag`: of several requests for a flag, the last one counts.
    let pending = try Row.fetchCursor(
      db,
      sql: "SELECT key, value = 'true' \(flags) ORDER BY key, id",
      arguments: [kind.rawValue]
    )
    while let row = try pending.next() {
      let absent = GitHub.ViewerFlagState(confirmed: snapshot.isComplete ? false : nil)
      snapshot.states[GitHub.ViewerFlag(kind, key: row[0]), default: absent].pending = row[1]
    }
    if kind == .star { try addConfirmedStars(to: &snapshot, in: db) }
    return snapshot
  }

  private static func addConfirmedStars(
    to snapshot: inout ViewerStateSnapshot,
    in db: Database
  ) throws {
    let changes = try Row.fetchCursor(
      db,
      sql: """
        SELECT owner, name, change FROM confirmed_star JOIN repository ON id = repository
        WHERE change <> 0
        """
    )
    while let row = try changes.next() {
      let flag = GitHub.ViewerFlag.star(GitHub.RepositoryName(owner: row[0], name: row[1]))
      let absent = GitHub.ViewerFlagState(confirmed: snapshot.isComplete ? false : nil)
      snapshot.states[flag, default: absent].confirmedChange = row[2]
    }
  }
}
