public import Foundation
import GRDB
public import GitHubValues

/// The next step of the sender of an account.
public enum OutboxStep: Sendable, Hashable {
  /// Sends a request, or finds out what has become of one in doubt.
  case take(OutboxRow)
  /// Waits until a time.
  case wait(until: Date)
  /// Waits for a new request.
  case rest
  /// Finds out what has become of a request that is stored as being sent, by another program or by
  /// one that has ended.
  case interrupted

  /// Whether only the program that has the lock of the sender may do the step.
  public var needsLock: Bool {
    switch self {
    case .take, .interrupted: true
    case .wait, .rest: false
    }
  }
}

extension AccountStore {
  /// The seconds for which a request in doubt may still be carried out.
  public static let doubt = 60.0
  /// The longest pause in seconds, a day: one that is stored as longer ends then.
  private static let longestPause = 86_400.0

  /// Returns the next step.
  ///
  /// Requests on one subject are taken in their order, and one in doubt holds those after it. A
  /// request that depends on another waits for its end. Costs a search in an index, however many
  /// requests wait.
  ///
  /// - Parameters:
  ///   - now: The present time.
  ///   - skipsBulk: Whether bulk requests are left out.
  ///   - kinds: The kinds that create content, which wait while the pace permits no more of it.
  /// - Returns: The step.
  /// - Throws: `StoreError`.
  public func step(
    at now: Date,
    skippingBulk skipsBulk: Bool = false,
    creatingContent kinds: Set<String> = []
  ) async throws -> OutboxStep {
    try await boundPauses(at: now)
    let time = now.timeIntervalSince1970
    let bulk = skipsBulk ? "\(Self.ready) AND NOT is_bulk" : Self.ready
    return try await writer.look { db in
      if try Self.hasInterrupted(in: db) { return .interrupted }
      let content = try Self.nextContent(at: now, of: kinds, in: db)
      // One that may have been sent is looked for.
      let isNew = "\(Self.creates(kinds)) AND NOT is_doubted"
      let ready = content == nil ? bulk : "\(bulk) AND NOT (\(isNew))"
      if let pause = try Double.fetchOne(db, sql: "SELECT not_before FROM outbox_pause"),
        pause > time
      {
        // What creates content is looked at again after the pause.
        let waits = try Bool.fetchOne(db, sql: "SELECT EXISTS (\(bulk))") == true
        return waits ? .wait(until: Date(timeIntervalSince1970: pause)) : .rest
      }
      let due = "\(ready) AND ifnull(not_before, 0) <= ? ORDER BY is_bulk, id LIMIT 1"
      let row = try Row.fetchOne(db.cachedStatement(sql: due), arguments: [time])
      if let row = row.flatMap(OutboxRow.init) { return .take(row) }
      let next = try Double.fetchOne(
        db,
        sql: "SELECT min(not_before) FROM (\(ready) AND not_before IS NOT NULL)"
      )
      let dates = [next.map(Date.init(timeIntervalSince1970:)), content].compactMap(\.self)
      return dates.min().map { .wait(until: $0) } ?? .rest
    }
  }

  /// The requests that nothing but the time keeps from being sent.
  ///
  /// A request that waits for one that the user has to decide about holds no other one.
  private static let ready = """
    SELECT \(OutboxRow.columns) FROM outbox AS request WHERE state IN ('held', 'waiting', 'doubt')
    AND NOT EXISTS (
      SELECT 1 FROM outbox AS earlier
      WHERE earlier.subject = request.subject AND earlier.id < request.id
      AND earlier.state IN ('held', 'waiting', 'sent', 'doubt')
      AND NOT EXISTS (
        SELECT 1 FROM outbox_dependence AS dependence JOIN outbox AS needed
        ON needed.id = dependence.needed
        WHERE dependence.request = earlier.id AND needed.state IN ('refused', 'asks')))
    AND NOT EXISTS (SELECT 1 FROM outbox_dependence WHERE request = request.id)
    """

  /// Notes that a request is about to be sent: from now on the server may have carried it out.
  ///
  /// - Parameters:
  ///   - row: The request as it was read.
  ///   - highest: The highest number of an item on its subject, for a request that makes one.
  ///   - content: The present time, for a request that creates content.
  /// - Returns: The request as it is sent; `nil` if it has changed, so that it must not be sent.
  /// - Throws: `StoreError`.
  public func begin(
    _ row: OutboxRow,
    highest: Int? = nil,
    creatingContentAt content: Date? = nil
  ) async throws -> OutboxRow? {
    try await change(row) { db in
      if let content { try Self.noteContent(of: row, at: content, in: db) }
      try db.execute(
        sql: """
          UPDATE outbox SET state = 'sent', attempts = attempts + 1, not_before = NULL,
            pause = NULL, highest_before = ifnull(highest_before, ?)
          WHERE id = ?
          """,
        arguments: [highest, row.id]
      )
      return try OutboxRow.fetch("id = ?", [row.id], db).first
    } ?? nil
  }

  /// Notes the end of an attempt after which the program does not know whether the server has
  /// carried it out, or will.
  ///
  /// - Parameters:
  ///   - row: The request as it was sent.
  ///   - isCarriedOut: Whether the server has, so that it is never sent again.
  ///   - now: The present time.
  /// - Throws: `StoreError`.
  public func doubt(_ row: OutboxRow, isCarriedOut: Bool = false, at now: Date) async throws {
    try await change(row) { db in
      try Self.pace(at: now, in: db)
      try db.execute(
        sql: """
          UPDATE outbox SET state = 'doubt', not_before = ?, pause = ?,
            is_carried_out = is_carried_out OR ?, is_doubted = TRUE, doubt_from = NULL
          WHERE id = ?
          """,
        arguments: [
          now.timeIntervalSince1970 + Self.doubt, Self.doubt, isCarriedOut, row.id,
        ]
      )
    }
  }

  /// Whether a request is stored as being sent, by another program or by one that has ended.
  private static func hasInterrupted(in db: Database) throws -> Bool {
    let sent = "SELECT EXISTS (SELECT 1 FROM outbox WHERE state = 'sent')"
    return try Bool.fetchOne(db.cachedStatement(sql: sent)) == true
  }

  /// Doubts the requests that are stored as being sent: their program has ended.
  ///
  /// Called by who holds the lock of the sender, so that none of them is under way.
  public func doubtInterrupted(at now: Date) async throws {
    guard try await writer.look({ try Self.hasInterrupted(in: $0) }) else { return }
    try await writer.changeDurably { db in
      _ = try Self.advanceRequests(in: db)
      try db.execute(
        sql: """
          UPDATE outbox SET state = 'doubt', not_before = ?, pause = ?, is_doubted = TRUE,
            doubt_from = NULL
          WHERE state = 'sent'
          """,
        arguments: [now.timeIntervalSince1970 + Self.doubt, Self.doubt]
      )
    }
  }

  /// Whether the time of the server is not known at which a doubt began.
  public func hasUndatedDoubt() async throws -> Bool {
    let sql = "SELECT EXISTS (SELECT 1 FROM outbox WHERE state = 'doubt' AND doubt_from IS NULL)"
    return try await writer.look { db in try Bool.fetchOne(db, sql: sql) == true }
  }

  /// Notes the time of the server at which the doubts have begun for which none is known, or a
  /// later one than now, because its clock was set back.
  public func dateDoubts(from date: Date) async throws {
    try await writer.changeDurably { db in
      try db.execute(
        sql: """
          UPDATE outbox SET doubt_from = ?1
          WHERE state = 'doubt' AND ifnull(doubt_from > ?1, TRUE)
          """,
        arguments: [date.timeIntervalSince1970]
      )
    }
  }

  /// Notes that the server has got nothing of an attempt, or has asked to wait.
  public func restore(_ row: OutboxRow, at now: Date) async throws {
    try await change(row) { db in
      try Self.pace(at: now, in: db)
      // An attempt before this one may have reached the server, which a number from before it
      // tells; without one, what the user does elsewhere until the next attempt is not this.
      try db.execute(
        sql: """
          UPDATE outbox SET state = 'waiting',
            highest_before = CASE WHEN is_doubted THEN highest_before END
          WHERE id = ?
          """,
        arguments: [row.id]
      )
      try Self.forgetContent(of: row, in: db)
    }
  }

  /// Lets some seconds pass before a request is taken again, whose subject cannot be read.
  public func postpone(_ row: OutboxRow, for seconds: Double, at now: Date) async throws {
    try await change(row) { db in
      try db.execute(
        sql: "UPDATE outbox SET not_before = ?, pause = ? WHERE id = ?",
        arguments: [now.timeIntervalSince1970 + seconds, seconds, row.id]
      )
    }
  }

  /// Lets no request of the account be sent for some seconds.
  public func pause(for seconds: Double, at now: Date) async throws {
    try await writer.changeDurably { db in try Self.pause(for: seconds, at: now, in: db) }
  }

  /// Lets a second pass before the next request, as GitHub asks.
  static func pace(at now: Date, in db: Database) throws {
    try pause(for: RequestPace.gitHub.pause, at: now, in: db)
  }

  private static func pause(for seconds: Double, at now: Date, in db: Database) throws {
    let pause = min(max(seconds, 0), longestPause)
    try db.execute(
      sql: """
        INSERT INTO outbox_pause VALUES (1, ?, ?) ON CONFLICT (id) DO UPDATE
        SET not_before = excluded.not_before, pause = excluded.pause
        WHERE not_before < excluded.not_before
        """,
      arguments: [now.timeIntervalSince1970 + pause, pause]
    )
  }

  /// Shortens each pause that ends later than its whole length from now, and dates content from the
  /// future to now: the clock was set back.
  private func boundPauses(at now: Date) async throws {
    let time = now.timeIntervalSince1970
    let bound = "min(ifnull(pause, 0), \(Self.longestPause))"
    let isTooLate = "not_before > \(time) + \(bound)"
    let check = """
      SELECT EXISTS (SELECT 1 FROM outbox WHERE not_before IS NOT NULL AND \(isTooLate))
        OR EXISTS (SELECT 1 FROM outbox_pause WHERE \(isTooLate))
        OR EXISTS (SELECT 1 FROM outbox_content WHERE sent_at > \(time))
      """
    guard try await writer.look({ try Bool.fetchOne($0, sql: check) }) == true else { return }
    try await writer.changeDurably { db in
      for table in ["outbox", "outbox_pause"] {
        let change = "UPDATE \(table) SET not_before = \(time) + \(bound) WHERE \(isTooLate)"
        try db.execute(sql: change)
      }
      try db.execute(sql: "UPDATE outbox_content SET sent_at = \(time) WHERE sent_at > \(time)")
    }
  }

  /// Changes a request that is still as it was read, in a transaction that survives a power
  /// failure.
  ///
  /// - Returns: The value; `nil` if the request has changed, so that nothing was done.
  @discardableResult
  func change<Value: Sendable>(
    _ row: OutboxRow,
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value? {
    try await writer.changeDurably { db in
      guard let now = try OutboxRow.fetch("id = ?", [row.id], db).first,
        now.state == row.state, now.attempts == row.attempts
      else { return nil }
      let revision = try Self.advanceRequests(in: db)
      try db.execute(
        sql: "INSERT OR REPLACE INTO outbox_revision VALUES (?, ?)",
        arguments: [row.subject, revision]
      )
      return try body(db)
    }
  }
}
