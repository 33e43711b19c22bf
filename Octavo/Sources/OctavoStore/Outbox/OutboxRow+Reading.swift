import Foundation
import GRDB
import GitHubValues

extension OutboxRow {
  /// Reads a row; `nil` if its state is one of a newer version.
  init?(_ row: Row) {
    guard let state = State(rawValue: row["state"]) else { return nil }
    var request = NewRequest(
      row["kind"],
      key: row["key"],
      subject: row["subject"],
      value: row["value"]
    )
    (request.item, request.base, request.name) = (row["item"], row["base"], row["name"])
    request.isBulk = row["is_bulk"]
    self.init(
      id: row["id"],
      request,
      state: state,
      attempts: row["attempts"],
      createdAt: row.date("created_at") ?? .distantPast,
      notBefore: row.date("not_before"),
      highestBefore: row["highest_before"],
      isCarriedOut: row["is_carried_out"],
      isDoubted: row["is_doubted"],
      doubtFrom: row.date("doubt_from"),
      reason: row["reason"]
    )
  }

  /// Returns the rows that a condition is true for, in their order.
  static func fetch(
    _ condition: String,
    _ arguments: StatementArguments,
    _ db: Database
  ) throws -> [OutboxRow] {
    try Row.fetchAll(
      db.cachedStatement(sql: "SELECT * FROM outbox WHERE \(condition) ORDER BY id"),
      arguments: arguments
    ).compactMap(OutboxRow.init)
  }
}
