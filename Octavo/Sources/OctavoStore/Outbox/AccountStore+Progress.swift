import Foundation
import GRDB
public import GitHubValues

/// The times at which content was created, and the counts of the requests that are under way.
extension AccountStore {
  /// Observes the progress of all requests.
  ///
  /// Costs the same however long the texts are.
  ///
  /// - Parameters:
  ///   - kinds: The kinds that create content.
  ///   - onChange: Called with the progress before the method returns, and with each other one.
  /// - Returns: The observation, which ends with its last reference.
  /// - Throws: `StoreError` if it cannot be read.
  @MainActor
  public func observeProgress(
    creatingContent kinds: Set<String>,
    onChange: @escaping @MainActor (OutboxProgress) -> Void
  ) throws -> StoreObservation {
    try observe("outbox", "outbox_pause", "outbox_content", "outbox_run", onChange: onChange) {
      try Self.progress(creatingContent: kinds, in: $0)
    }
  }

  private static func progress(
    creatingContent kinds: Set<String>,
    in db: Database
  ) throws -> OutboxProgress {
    // What depends on a request that needs the user waits for the user, too.
    let sql = """
      WITH RECURSIVE held(id) AS (
        SELECT id FROM outbox WHERE state IN ('refused', 'asks')
        UNION
        SELECT request FROM outbox_dependence JOIN held ON needed = held.id)
      SELECT run.sent,
        count(*) FILTER (WHERE \(isPending)),
        count(*) FILTER (WHERE \(isPending) AND (\(creates(kinds)))),
        count(*) FILTER (WHERE state = 'refused' AND outbox.id >= run.first),
        count(*) FILTER (WHERE state = 'asks' AND outbox.id >= run.first)
      FROM outbox_run AS run
        LEFT JOIN outbox ON state IN ('refused', 'asks') OR outbox.id NOT IN (SELECT id FROM held)
      """
    guard let row = try Row.fetchOne(db, sql: sql) else { return OutboxProgress() }
    var progress = OutboxProgress(
      sent: row[0],
      pending: row[1],
      content: row[2],
      refused: row[3],
      asked: row[4]
    )
    if progress.content > 0 { progress.created = try created(in: db) }
    // The second between two requests is no pause for the user.
    let pause = "SELECT not_before FROM outbox_pause WHERE pause > ?"
    let length = RequestPace.gitHub.pause
    if let end = try Double.fetchOne(db, sql: pause, arguments: [length]) {
      progress.wait = .limit(until: Date(timeIntervalSince1970: end))
    }
    return progress
  }

  private static let isPending = "state IN ('held', 'waiting', 'sent', 'doubt')"

  /// The condition of SQL for a request of some kinds.
  static func creates(_ kinds: Set<String>) -> String {
    "kind IN (\(kinds.sorted().map { "'\($0)'" }.joined(separator: ", ")))"
  }

  /// Returns the time at which content may be created; `nil` if it may be now, or if no request
  /// waits that would.
  static func nextContent(
    at now: Date,
    of kinds: Set<String>,
    in db: Database
  ) throws -> Date? {
    guard !kinds.isEmpty else { return nil }
    let next = RequestPace.gitHub.nextContent(at: now, after: try created(in: db))
    guard next > now else { return nil }
    let waits = "SELECT EXISTS (SELECT 1 FROM outbox WHERE \(isPending) AND \(creates(kinds)))"
    return try Bool.fetchOne(db, sql: waits) == true ? next : nil
  }

  private static func created(in db: Database) throws -> [Date] {
    let sql = "SELECT sent_at FROM outbox_content ORDER BY sent_at"
    return try Double.fetchAll(db, sql: sql).map(Date.init(timeIntervalSince1970:))
  }

  /// Notes that a request creates content now, and forgets what counts no longer.
  static func noteContent(of row: OutboxRow, at date: Date, in db: Database) throws {
    let time = date.timeIntervalSince1970
    try db.execute(
      sql: "DELETE FROM outbox_content WHERE sent_at < ?",
      arguments: [time - RequestPace.gitHub.memory]
    )
    try db.execute(sql: "INSERT INTO outbox_content VALUES (?, ?)", arguments: [row.id, time])
  }

  /// Notes that the last attempt of a request has created nothing.
  static func forgetContent(of row: OutboxRow, in db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM outbox_content WHERE rowid = (
          SELECT max(rowid) FROM outbox_content WHERE request = ?)
        """,
      arguments: [row.id]
    )
  }

  /// Whether a request is under way that waits for no decision of the user.
  ///
  /// A request that depends on another one is under way only while the other one is.
  static func hasPending(in db: Database) throws -> Bool {
    let free = "NOT EXISTS (SELECT 1 FROM outbox_dependence WHERE request = outbox.id)"
    let sql = """
      SELECT EXISTS (SELECT 1 FROM outbox WHERE state IN ('held', 'waiting', 'doubt') AND \(free))
        OR EXISTS (SELECT 1 FROM outbox WHERE state = 'sent')
      """
    return try Bool.fetchOne(db.cachedStatement(sql: sql)) == true
  }

  /// Begins to count, with a request that finds none under way.
  static func beginRun(with id: Int64, in db: Database) throws {
    try db.execute(sql: "UPDATE outbox_run SET first = ?, sent = 0", arguments: [id])
  }

  /// Counts a request that the server has confirmed.
  static func countSent(_ row: OutboxRow, in db: Database) throws {
    try db.execute(
      sql: "UPDATE outbox_run SET sent = sent + 1 WHERE first <= ?",
      arguments: [row.id]
    )
  }
}
