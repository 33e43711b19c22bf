import Foundation
import GRDB
import GitHubValues

extension OutboxRow {
  /// The columns in the order in which a row is read: their names are looked up once, not in each
  /// of some thousand rows.
  static let columns = """
    id, kind, key, subject, value, item, base, name, is_bulk, state, attempts, created_at,
    not_before, highest_before, is_carried_out, is_doubted, doubt_from, reason
    """

  /// Reads a row of these columns; `nil` if its state is one of a newer version.
  init?(_ row: Row) {
    guard let state = State(rawValue: row[9]) else { return nil }
    var request = NewRequest(row[1], key: row[2], subject: row[3], value: row[4])
    (request.item, request.base, request.name, request.isBulk) = (row[5], row[6], row[7], row[8])
    func date(_ column: Int) -> Date? {
      (row[column] as Double?).map(Date.init(timeIntervalSince1970:))
    }
    self.init(
      id: row[0],
      request,
      state: state,
      attempts: row[10],
      createdAt: date(11) ?? .distantPast,
      notBefore: date(12),
      highestBefore: row[13],
      isCarriedOut: row[14],
      isDoubted: row[15],
      doubtFrom: date(16),
      reason: row[17]
    )
  }

  /// Returns the rows that a condition is true for, in their order.
  static func fetch(
    _ condition: String,
    _ arguments: StatementArguments,
    _ db: Database
  ) throws -> [OutboxRow] {
    let sql = "SELECT \(columns) FROM outbox WHERE \(condition) ORDER BY id"
    let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
    var rows: [OutboxRow] = []
    while let row = try cursor.next() { if let request = OutboxRow(row) { rows.append(request) } }
    return rows
  }
}
