import GRDB
public import GitHubValues

extension AccountStore {
  /// Returns the flags of a kind that are known now.
  ///
  /// It blocks the caller: the first frame depends on it.
  public func viewerState(of kind: GitHub.ViewerFlag.Kind) throws -> ViewerStateSnapshot {
    do {
      return try writer.read { db in try Self.snapshot(of: kind, in: db) }
    } catch let error as DatabaseError {
      throw StoreError(error)
    }
  }

  /// Passes the changes since a snapshot to `receive`, in order, until the task is cancelled.
  ///
  /// Each call has the flags that have changed, and only these; reading and comparing run off the
  /// caller's actor. Several writes in a row may be one call. A write that changes no flag is passed
  /// too, for its revision.
  @concurrent public func followViewerState(
    of kind: GitHub.ViewerFlag.Kind,
    since first: ViewerStateSnapshot,
    _ receive: @Sendable (ViewerStateSnapshot) async -> Void
  ) async throws {
    let observation = ValueObservation.tracking { db in try Self.snapshot(of: kind, in: db) }
    var last = first
    let snapshots = observation.values(in: writer, bufferingPolicy: .bufferingNewest(1))
    for try await snapshot in snapshots where snapshot.revision > last.revision {
      await receive(snapshot.changes(since: last))
      last = snapshot
    }
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
    let pending = try Row.fetchCursor(
      db,
      sql: "SELECT key, target FROM outbox WHERE kind = ?",
      arguments: [kind.rawValue]
    )
    while let row = try pending.next() {
      let absent = GitHub.ViewerFlagState(confirmed: snapshot.isComplete ? false : nil)
      snapshot.states[GitHub.ViewerFlag(kind, key: row[0]), default: absent].pending = row[1]
    }
    return snapshot
  }
}
