import GRDB
import Synchronization

/// The observations of one database.
///
/// It observes the transactions of the database. After a commit, one task reads the queries whose
/// rows have changed, all in one transaction and off the main actor, and delivers those results to
/// the main actor that differ from the ones before. Commits during a read are taken up by the next,
/// so that a burst of commits is a few reads.
///
/// GRDB's `ValueObservation` was tried first: where SQLite is built without snapshots, as on most
/// Linux systems, it reads each first value twice, once on the connection that writes, and does not
/// tell when all observers have seen a commit.
final class ObservationHub: Sendable {
  /// Reads a query again, and returns the delivery of what has changed.
  typealias Reread =
    @Sendable (Database, ChangedRows, inout ObservedRows) -> (
      @MainActor @Sendable (ObservationHub) -> Void
    )?

  private struct Entry {
    var rows = ObservedRows()
    /// Whether the rows are being found out, so that every commit may concern them.
    var isReading = true
    /// The table whose changed rows are passed to the next read, if any.
    let table: String?
    /// The rows of that table that have changed since the last read.
    var changed = ChangedRows()
    let reread: Reread
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    var lastID = 0
    var touched: Set<Int> = []
    /// The rows that the present transaction has changed, by the tables that an entry tracks.
    var changing: [String: ChangedRows] = [:]
    var dirty: Set<Int> = []
    var isRunning = false
    var hasEnded = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var counts = DeliveryCounts()
  }

  private let writer: StoreDatabase
  private let state = Mutex(State())

  init(_ writer: StoreDatabase) {
    self.writer = writer
    writer.connections.add(transactionObserver: TransactionRelay(self), extent: .databaseLifetime)
  }

  /// Whether all observations have ended.
  private var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// The values that were delivered so far.
  var counts: DeliveryCounts { state.withLock { $0.counts } }

  /// Adds a query; it counts as being read until ``finishReading(_:_:again:)``.
  func add(knowingRowsOf table: String? = nil, _ reread: @escaping Reread) -> Int {
    state.withLock { state in
      state.lastID += 1
      if !state.hasEnded {
        state.entries[state.lastID] = Entry(table: table, reread: reread)
        // A transaction may be under way, of whose rows nothing is known.
        if let table, state.changing[table] == nil { state.changing[table] = .unknown }
      }
      return state.lastID
    }
  }

  /// Stores the rows of a query that has been read; `again` reads it once more.
  func finishReading(_ id: Int, _ rows: ObservedRows, again: Bool = false) {
    let begins = state.withLock { state in
      guard state.entries[id] != nil else { return false }
      state.entries[id]?.rows = rows
      state.entries[id]?.isReading = false
      if again { state.dirty.insert(id) }
      return Self.begins(&state)
    }
    if begins { run() }
  }

  /// Counts a delivery.
  func count(rows: Int) {
    state.withLock { state in
      state.counts.values += 1
      state.counts.rows += rows
    }
  }

  /// Removes a query.
  func remove(_ id: Int) {
    state.withLock { state in
      state.entries[id] = nil
      state.dirty.remove(id)
      state.touched.remove(id)
    }
  }

  /// Removes all queries, and refuses new ones.
  func end() {
    state.withLock { state in
      state.hasEnded = true
      state.entries = [:]
      state.dirty = []
      state.touched = []
    }
  }

  /// Reads all queries again, after a commit whose rows are not known.
  func rereadAll() {
    let begins = state.withLock { state in
      state.dirty.formUnion(state.entries.keys)
      for id in state.entries.keys { state.entries[id]?.changed = .unknown }
      return Self.begins(&state)
    }
    if begins { run() }
  }

  /// Whether all observers have seen the last commit.
  var isDrained: Bool { state.withLock { !$0.isRunning } }

  /// Waits until all observers have seen the last commit.
  func drained() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        if state.isRunning { state.waiting.append(continuation) }
        return !state.isRunning
      }
      if isIdle { continuation.resume() }
    }
  }
}

extension ObservationHub {
  /// Records the change of a row by the transaction under way.
  func rowChanged(_ row: Int64, of table: String) {
    state.withLock { state in
      state.changing[table]?.add(row)
      for (id, entry) in state.entries where !state.touched.contains(id) {
        // The rows of a dirty query are those of the time before the commit that made it dirty.
        let areRowsKnown = !entry.isReading && !state.dirty.contains(id)
        if !areRowsKnown || entry.rows.contains(row, of: table) { state.touched.insert(id) }
      }
    }
  }

  /// Records the end of the transaction under way.
  func transactionEnded(isCommit: Bool) {
    let begins = state.withLock { state in
      let touched = state.touched
      state.touched = []
      let changing = state.changing
      for table in changing.keys { state.changing[table] = ChangedRows() }
      guard isCommit else { return false }
      for id in touched {
        guard let table = state.entries[id]?.table else { continue }
        state.entries[id]?.changed.add(changing[table] ?? .unknown)
      }
      state.dirty.formUnion(touched)
      return Self.begins(&state)
    }
    if begins { run() }
  }

  private static func begins(_ state: inout State) -> Bool {
    guard !state.dirty.isEmpty, !state.isRunning else { return false }
    state.isRunning = true
    return true
  }

  private func run() {
    Task.detached { [self] in
      while let queries = takeDirty() { await read(queries) }
    }
  }

  /// Returns the queries to read, or ends the run and resumes those who wait for its end.
  private func takeDirty() -> [Read]? {
    let (queries, waiting) = state.withLock { state in
      let dirty = state.dirty.sorted()
      state.dirty = []
      let queries = dirty.compactMap { id -> Read? in
        guard let entry = state.entries[id] else { return nil }
        state.entries[id]?.isReading = true
        state.entries[id]?.changed = ChangedRows()
        return (id, entry.changed, entry.reread)
      }
      guard queries.isEmpty else { return (queries, [CheckedContinuation<Void, Never>]()) }
      let waiting = state.waiting
      state.waiting = []
      state.isRunning = false
      return ([], waiting)
    }
    for continuation in waiting { continuation.resume() }
    return queries.isEmpty ? nil : queries
  }

  private typealias Read = (id: Int, changed: ChangedRows, reread: Reread)

  private func read(_ queries: [Read]) async {
    let results = try? await writer.look { db in
      queries.map { id, changed, reread in
        var rows = ObservedRows()
        let deliver = reread(db, changed, &rows)
        return (id: id, rows: rows, deliver: deliver)
      }
    }
    // A database that can no longer be read has been closed, and its observations have ended.
    guard let results else { return }
    for result in results { finishReading(result.id, result.rows) }
    let deliveries = results.compactMap(\.deliver)
    guard !deliveries.isEmpty else { return }
    await MainActor.run {
      for deliver in deliveries where !hasEnded { deliver(self) }
    }
  }
}

/// Passes the changes of the database on to the hub, which it does not retain.
private final class TransactionRelay: TransactionObserver {
  private weak let hub: ObservationHub?

  init(_ hub: ObservationHub) {
    self.hub = hub
  }

  deinit {}

  func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { true }

  func databaseDidChange(with event: DatabaseEvent) {
    hub?.rowChanged(event.rowID, of: event.tableName)
  }

  func databaseDidCommit(_ db: Database) { hub?.transactionEnded(isCommit: true) }

  func databaseDidRollback(_ db: Database) { hub?.transactionEnded(isCommit: false) }
}
