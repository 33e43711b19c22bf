public import Foundation
import GRDB
public import GitHubValues

extension AccountStore {
  /// Requests a state of a flag; it is shown from now on, whether or not the server is there.
  ///
  /// At most one request for a flag is pending. One for the state that the server has is removed,
  /// unless the opposite may have reached the server.
  public func request(
    _ target: Bool,
    of flag: GitHub.ViewerFlag,
    at date: Date
  ) async throws -> OutboxRequest {
    try await writer.changeDurably { db in
      guard let confirmed = try Self.confirmedState(of: flag, in: db) else {
        return .unknownState
      }
      let pending = try Row.fetchOne(
        db,
        sql: "SELECT target, is_sent FROM outbox WHERE kind = ? AND key = ?",
        arguments: [flag.kind.rawValue, flag.key]
      )
      let shown: Bool = pending?["target"] ?? confirmed
      let isSent: Bool = pending?["is_sent"] ?? false
      guard target != shown else { return .unneeded }
      _ = try Self.advance(in: db)
      try db.execute(
        sql: "DELETE FROM outbox WHERE kind = ? AND key = ?",
        arguments: [flag.kind.rawValue, flag.key]
      )
      guard isSent || target != confirmed else { return .withdrawn }
      try db.execute(
        sql: "INSERT INTO outbox (kind, key, target, created_at, is_sent) VALUES (?, ?, ?, ?, ?)",
        arguments: [flag.kind.rawValue, flag.key, target, date.timeIntervalSince1970, isSent]
      )
      return .added
    }
  }

  /// Returns the oldest pending request.
  public func nextAction() async throws -> OutboxAction? {
    try await writer.look { db in
      try Row.fetchOne(db, sql: "SELECT * FROM outbox ORDER BY id LIMIT 1").flatMap(Self.action)
    }
  }

  /// Notes that a request is about to be sent: from now on the server may have carried it out.
  ///
  /// - Returns: Whether it is still pending.
  public func begin(_ action: OutboxAction) async throws -> Bool {
    try await writer.changeDurably { db in
      try db.execute(
        sql: "UPDATE outbox SET is_sent = TRUE, attempts = attempts + 1 WHERE id = ?",
        arguments: [action.id]
      )
      return db.changesCount > 0
    }
  }

  /// Notes that a request is not to be sent again before a date.
  public func postpone(_ action: OutboxAction, until date: Date) async throws {
    try await writer.changeDurably { db in
      try db.execute(
        sql: "UPDATE outbox SET next_attempt_at = ? WHERE id = ?",
        arguments: [date.timeIntervalSince1970, action.id]
      )
    }
  }

  private static func action(_ row: Row) -> OutboxAction? {
    GitHub.ViewerFlag.Kind(rawValue: row["kind"]).map { kind in
      OutboxAction(
        id: row["id"],
        flag: GitHub.ViewerFlag(kind, key: row["key"]),
        target: row["target"],
        attempts: row["attempts"],
        nextAttempt: row.date("next_attempt_at")
      )
    }
  }
}
