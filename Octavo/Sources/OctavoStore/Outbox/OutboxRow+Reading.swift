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

  /// Reads all requests of some kinds, in their order.
  static func fetch(ofKinds kinds: Set<String>, in db: Database) throws -> [OutboxRow] {
    // The index has those of one kind in their order, so that SQLite does not sort whole rows.
    let rows = try kinds.map { try fetch("kind = ?", [$0], db) }.filter { !$0.isEmpty }
    return rows.count < 2 ? rows.first ?? [] : rows.joined().sorted { $0.id < $1.id }
  }

  /// Reads some requests again, and returns all of the kinds in their order.
  ///
  /// Costs a search for each of them, and a copy of the others.
  static func fetchAgain(
    _ changed: Set<Int64>,
    of requests: [OutboxRow],
    ofKinds kinds: Set<String>,
    in db: Database
  ) throws -> [OutboxRow] {
    var requests = requests
    for id in changed {
      let place = requests.place(of: id)
      let isKnown = place < requests.count && requests[place].id == id
      let new = try fetch("id = ?", [id], db).filter { kinds.contains($0.kind) }
      requests.replaceSubrange(place..<(isKnown ? place + 1 : place), with: new)
    }
    return requests
  }
}

extension [OutboxRow] {
  /// Returns the place of a request among those in their order, or the place where it belongs.
  fileprivate func place(of id: Int64) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
