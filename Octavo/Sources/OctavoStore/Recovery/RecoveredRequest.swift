import Foundation
import GRDB
import GitHubValues

/// A pending request of a file that cannot be used, with values that make sense.
struct RecoveredRequest {
  private let id: Int64
  private var columns: [String: (any DatabaseValueConvertible)?]
  private var needs: [(id: Int64, kind: String)] = []

  /// Reads the requests of this form or of the one before, up to the first that is damaged.
  static func all(in file: RecoveredFile) throws -> [RecoveredRequest] {
    var requests: [RecoveredRequest] = []
    try file.forEach("SELECT * FROM outbox ORDER BY id") { row in
      if let request = RecoveredRequest(row) { requests.append(request) }
    }
    let places = Dictionary(zip(requests.map(\.id), requests.indices)) { first, _ in first }
    try file.forEach("SELECT request, needed, kind FROM outbox_dependence") { row in
      guard let request: Int64 = row.value("request"), let needed: Int64 = row.value("needed"),
        let place = places[request]
      else { return }
      requests[place].needs.append((needed, row.value("kind") ?? ""))
    }
    return requests
  }

  /// Reads a row; `nil` if it has no meaning.
  private init?(_ row: Row) {
    guard let id: Int64 = row.value("id"), let kind: String = row.value("kind"), !kind.isEmpty,
      let key: String = row.value("key"), !key.isEmpty
    else { return nil }
    let target: Bool? = row.value("target")
    guard let value: String = row.value("value") ?? target.map({ $0 ? "true" : "false" }) else {
      return nil
    }
    if let flag = GitHub.ViewerFlag.Kind(rawValue: kind) {
      guard flag != .star || GitHub.RepositoryName(key) != nil, ["true", "false"].contains(value)
      else { return nil }
    }
    // A row that does not tell may have reached the server.
    let isSent: Bool = row.value("is_sent") ?? true
    let state: String? = row.value("state")
    self.id = id
    columns = [
      "kind": kind, "key": key, "subject": row.value("subject") ?? "\(kind) \(key)",
      "value": value, "item": row.value("item") as Int?, "base": row.value("base") as String?,
      "state": state.flatMap(OutboxRow.State.init)?.rawValue ?? (isSent ? "sent" : "waiting"),
      "attempts": row.value("attempts") ?? 0, "created_at": row.value("created_at") ?? 0.0,
      "highest_before": row.value("highest_before") as Int?,
      "is_carried_out": row.value("is_carried_out") ?? false,
      "is_doubted": row.value("is_doubted") ?? isSent,
      "name": row.value("name") as String?, "is_bulk": row.value("is_bulk") ?? false,
      "reason": row.value("reason") as String?,
    ]
  }
}

extension RecoveredRequest {
  /// Inserts the requests that are not there, and returns the number of each.
  ///
  /// The numbers stay where all are free; otherwise they are new, also where requests name others.
  static func insert(
    _ requests: [RecoveredRequest],
    in db: Database
  ) throws -> [Int64: Int64] {
    let used = "SELECT seq FROM sqlite_sequence WHERE name = 'outbox'"
    let last = try Int64.fetchOne(db, sql: used) ?? 0
    let keepsNumbers = requests.allSatisfy { $0.id > last && $0.id < mostNumber }
    var stored = Set(try Int64.fetchAll(db, sql: "SELECT id FROM outbox"))
    var ids: [Int64: Int64] = [:]
    for var request in requests {
      if let same = try request.equal(in: db).first(where: stored.contains) {
        stored.remove(same)
        ids[request.id] = same
        continue
      }
      try request.rename(with: ids, in: db)
      ids[request.id] = try request.insert(as: keepsNumbers ? request.id : nil, in: db)
    }
    for request in requests { try request.insertDependence(ids, in: db) }
    return ids
  }

  /// A number beyond which a file makes no sense, and leaves too few for other requests.
  private static let mostNumber: Int64 = 1 << 53

  /// Returns the place of a draft with the present number of the request whose text it changes,
  /// which is a negative one in the place.
  static func place(_ place: String, with ids: [Int64: Int64]) -> String {
    place.replacing(/\/-(\d+)/) { match in
      let id = Int64(match.1).flatMap { ids[$0] }
      return id.map { "/-\($0)" } ?? String(match.0)
    }
  }

  /// Returns a text whose references name the present numbers of the requests.
  static func text(_ text: String, with ids: [Int64: Int64]) -> String {
    UnsentReference.replaced(in: text) { reference in
      ids[reference.request].map { reference.renumbered(as: $0).text }
    }
  }

  /// Returns the numbers of the stored requests that are equal, whichever requests they name.
  private func equal(in db: Database) throws -> [Int64] {
    func body(_ value: String) -> String {
      "iif(json_valid(\(value)), json_remove(\(value), '$.creation'), \(value))"
    }
    let sql = """
      SELECT id FROM outbox WHERE kind = :kind AND key = :key AND subject = :subject
        AND created_at = :created_at AND \(body("value")) = \(body(":value"))
      """
    let names = ["kind", "key", "subject", "created_at", "value"]
    let values = names.map { ($0, columns[$0] ?? nil) }
    let arguments = StatementArguments(Dictionary(uniqueKeysWithValues: values))
    return try Int64.fetchAll(db, sql: sql, arguments: arguments)
  }

  /// Changes the numbers of the requests that make the comment of this one, and the issues to which
  /// its text refers.
  private mutating func rename(with ids: [Int64: Int64], in db: Database) throws {
    for name in ["value", "base"] {
      if let text = columns[name] as? String { columns[name] = Self.text(text, with: ids) }
    }
    guard let value = columns["value"] as? String else { return }
    let sql = "SELECT CAST(json_extract(?1, '$.creation') AS INTEGER) WHERE json_valid(?1)"
    guard let creation = try Int64.fetchOne(db, sql: sql, arguments: [value]),
      let id = ids[creation], id != creation
    else { return }
    let changed = "SELECT json_set(?, '$.creation', ?)"
    columns["value"] = try String.fetchOne(db, sql: changed, arguments: [value, id])
  }

  private func insert(as id: Int64?, in db: Database) throws -> Int64 {
    let names = columns.keys.sorted()
    let places = names.map { _ in "?" }.joined(separator: ", ")
    try db.execute(
      sql: "INSERT INTO outbox (id, \(names.joined(separator: ", "))) VALUES (?, \(places))",
      arguments: StatementArguments([id] + names.map { columns[$0] ?? nil })
    )
    return db.lastInsertedRowID
  }

  /// Inserts what the request waits for.
  private func insertDependence(_ ids: [Int64: Int64], in db: Database) throws {
    for (needed, kind) in needs {
      try db.execute(
        sql: "INSERT OR IGNORE INTO outbox_dependence SELECT ?, id, ? FROM outbox WHERE id = ?",
        arguments: [ids[id], kind, ids[needed]]
      )
    }
  }
}
