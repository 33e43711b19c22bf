public import Foundation
import GRDB
public import GitHubValues

extension AccountStore {
  /// Notes that the server has carried a request out: what it has changed in the store, the number
  /// of what it has made and its end are one transaction.
  ///
  /// - Parameters:
  ///   - row: The request as it was sent or found.
  ///   - item: The server’s number of what it has made, which the requests that need it receive.
  ///   - number: The number by which texts refer to what it has made; `nil` if it has none.
  ///   - date: The present time.
  ///   - changes: Writes what the server has changed.
  /// - Returns: Whether it was still so; if not, nothing was done.
  /// - Throws: `StoreError`.
  @discardableResult
  public func confirm(
    _ row: OutboxRow,
    item: Int? = nil,
    number: Int? = nil,
    at date: Date,
    changes: @escaping @Sendable (StoreChanges) throws -> Void = { _ in }
  ) async throws -> Bool {
    try await change(row) { [login] db in
      if let (flag, target) = row.flag {
        try Self.confirm(target, of: flag, by: login, at: date, in: db)
      }
      try Self.pace(at: date, in: db)
      try changes(StoreChanges(db: db, login: login, isSettlement: true))
      if let item {
        try db.execute(
          sql: """
            UPDATE outbox SET item = ? WHERE id IN (
              SELECT request FROM outbox_dependence WHERE needed = ? AND kind = 'id')
            """,
          arguments: [item, row.id]
        )
        try db.execute(
          sql: "INSERT OR IGNORE INTO outbox_claim VALUES (?, ?)",
          arguments: [row.kind, item]
        )
      }
      try Self.write(number, of: row, in: db)
      try Self.delete(row, in: db)
      try Self.countSent(row, in: db)
      return true
    } ?? false
  }

  /// Whether a request has been confirmed with an item, so that no other one can have made it.
  public func isClaimed(_ item: Int, by kind: String) async throws -> Bool {
    let sql = "SELECT EXISTS (SELECT 1 FROM outbox_claim WHERE kind = ? AND item = ?)"
    return try await writer.look { db in
      try Bool.fetchOne(db, sql: sql, arguments: [kind, item]) == true
    }
  }

  /// Notes that the server has refused a request: it stays with the reason, and affects nothing
  /// that is shown.
  ///
  /// A later request for the same flag that the server’s state fulfils ends with it.
  public func refuse(_ row: OutboxRow, reason: String, at date: Date) async throws {
    try await change(row) { db in
      try Self.pace(at: date, in: db)
      try Self.end(row, as: .refused, reason, in: db)
      guard let (flag, _) = row.flag else { return }
      let confirmed = try Self.confirmedState(of: flag, in: db) ?? false
      try db.execute(
        sql: """
          DELETE FROM outbox WHERE id = (
            SELECT min(id) FROM outbox WHERE kind = ? AND key = ? AND id > ?)
          AND state = 'waiting' AND value = ?
          """,
        arguments: [row.kind, row.key, row.id, confirmed ? "true" : "false"]
      )
    }
  }

  /// Lets the user decide about a request, and stores what was read of its subject.
  public func ask(
    _ row: OutboxRow,
    reason: String,
    changes: @escaping @Sendable (StoreChanges) throws -> Void = { _ in }
  ) async throws {
    try await change(row) { [login] db in
      try changes(StoreChanges(db: db, login: login, isSettlement: true))
      try Self.end(row, as: .asks, reason, in: db)
    }
  }

  /// Lets the user decide about each request that has not left.
  public func askAboutPending(reason: String) async throws {
    try await writer.changeDurably { db in
      _ = try Self.advanceRequests(in: db)
      try db.execute(
        sql: """
          UPDATE outbox SET state = 'asks', reason = ?, not_before = NULL, pause = NULL
          WHERE state IN ('held', 'waiting', 'doubt')
          """,
        arguments: [reason]
      )
    }
  }

  static func end(
    _ row: OutboxRow,
    as state: OutboxRow.State,
    _ reason: String,
    in db: Database
  ) throws {
    try db.execute(
      sql: """
        UPDATE outbox SET state = ?, reason = ?, not_before = NULL, pause = NULL WHERE id = ?
        """,
      arguments: [state.rawValue, String(reason.prefix(2000)), row.id]
    )
  }

  private static func confirm(
    _ target: Bool,
    of flag: GitHub.ViewerFlag,
    by login: String,
    at date: Date,
    in db: Database
  ) throws {
    let revision = try revision(in: db)
    let confirmed = try confirmedState(of: flag, in: db) ?? false
    try write(target, of: flag, as: revision, at: date, in: db)
    try db.execute(
      sql: "UPDATE viewer_state SET request_revision = revision WHERE kind = ? AND key = ?",
      arguments: [flag.kind.rawValue, flag.key]
    )
    let change = (target ? 1 : 0) - (confirmed ? 1 : 0)
    if change != 0 { try count(change, of: flag, in: db) }
    if let name = flag.repository { try setListed(target, name, by: login, in: db) }
  }

  /// Adds a change to the counts of a flag.
  ///
  /// The number of stars itself, which the rows of lists have, stays as it was read.
  private static func count(
    _ change: Int,
    of flag: GitHub.ViewerFlag,
    in db: Database
  ) throws {
    switch flag.kind {
    case .star:
      guard let name = flag.repository else { return }
      try db.execute(
        sql: """
          INSERT INTO confirmed_star SELECT id, ? FROM repository WHERE owner = ? AND name = ?
          ON CONFLICT (repository) DO UPDATE SET change = change + excluded.change
          """,
        arguments: [change, name.owner, name.name]
      )
    case .follow:
      try db.execute(
        sql: "UPDATE user SET followers = max(0, followers + ?) WHERE login = ?",
        arguments: [change, flag.key]
      )
      try db.execute(
        sql: """
          UPDATE user SET following = max(0, following + ?)
          WHERE login = (SELECT login FROM viewer)
          """,
        arguments: [change]
      )
    // The counts of reactions are those of the comment, which is read again.
    case .reaction, .subscription: break
    }
  }
}
