public import Foundation
import GRDB
import GitHubValues

extension AccountStore {
  /// Notes that the server has carried a request out: its state, its count and the end of the
  /// request are one transaction.
  public func confirm(_ action: OutboxAction, at date: Date) async throws {
    try await writer.changeDurably { [login] db in
      let revision = try Self.advance(in: db)
      let confirmed = try Self.confirmedState(of: action.flag, in: db) ?? false
      try Self.write(action.target, of: action.flag, as: revision, at: date, in: db)
      try db.execute(
        sql: "UPDATE viewer_state SET request_revision = revision WHERE kind = ? AND key = ?",
        arguments: [action.flag.kind.rawValue, action.flag.key]
      )
      let change = (action.target ? 1 : 0) - (confirmed ? 1 : 0)
      if change != 0 { try Self.count(change, of: action.flag, in: db) }
      if let name = action.flag.repository {
        try Self.setListed(action.target, name, by: login, in: db)
      }
      try Self.end(action, in: db)
    }
  }

  /// Notes that the server has refused a request: what the server has is shown again.
  public func reject(_ action: OutboxAction) async throws {
    try await writer.changeDurably { db in
      _ = try Self.advance(in: db)
      try Self.end(action, in: db)
    }
  }

  /// Removes a request.
  ///
  /// A newer one for the same flag stays, unless the server has its state. Nothing of it has been
  /// sent.
  private static func end(_ action: OutboxAction, in db: Database) throws {
    let confirmed = try confirmedState(of: action.flag, in: db) ?? false
    let key: StatementArguments = [action.flag.kind.rawValue, action.flag.key]
    try db.execute(
      sql: "DELETE FROM outbox WHERE kind = ? AND key = ? AND (id = ? OR target = ?)",
      arguments: key + [action.id, confirmed]
    )
    try db.execute(
      sql: "UPDATE outbox SET is_sent = FALSE WHERE kind = ? AND key = ?",
      arguments: key
    )
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
    }
  }
}
