import Foundation
import GRDB
import GitHubValues

extension AccountSchema {
  /// Copies the pending requests and the drafts, in their order, behind those that are there.
  ///
  /// Each that is not understood stays in the file, and what was copied before is not copied again.
  static func recover(from file: URL, into new: DatabasePool) throws {
    var configuration = Configuration()
    configuration.readonly = true
    let old = try DatabaseQueue(path: file.path, configuration: configuration)
    let requests = (try? old.read { try RecoveredRequest.all(in: $0) }) ?? []
    let drafts = (try? old.read { try recoveredDrafts(in: $0) }) ?? []
    guard !requests.isEmpty || !drafts.isEmpty else { return }
    try new.writeWithoutTransaction { db in
      try db.durably {
        try db.inTransaction {
          var ids: [Int64: Int64] = [:]
          var stored = Set(try Int64.fetchAll(db, sql: "SELECT id FROM outbox"))
          for request in requests {
            let same = try request.equal(in: db).first(where: stored.contains)
            if let same { stored.remove(same) }
            ids[request.id] = try same ?? request.insert(in: db)
          }
          for request in requests { try request.insertDependence(ids, in: db) }
          for draft in drafts where try !draft.contents.isStored(in: db) {
            _ = try Draft.insert(draft.contents, at: draft.changedAt, in: db)
          }
          return .commit
        }
      }
    }
  }

  private static func recoveredDrafts(in db: Database) throws -> [Draft] {
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT * FROM draft WHERE NOT is_discarded ORDER BY id"
    )
    var drafts: [Draft] = []
    // A damaged file may end the rows early: those before it are kept.
    while let row = try? rows.next() {
      guard let place: String = row.value("place"), let text: Data = row.value("text"),
        !text.isEmpty
      else { continue }
      let base: Data? = row.value("base")
      let contents = Draft.Contents(
        place: place,
        text: String(decoding: text, as: UTF8.self),
        base: base.map { String(decoding: $0, as: UTF8.self) }
      )
      drafts.append(
        Draft(
          reference: .init(id: 0, revision: 0),
          contents: contents,
          changedAt: Date(timeIntervalSince1970: row.value("changed_at") ?? 0)
        )
      )
    }
    return drafts
  }
}

extension Draft.Contents {
  /// Whether the same text is a draft of the place.
  fileprivate func isStored(in db: Database) throws -> Bool {
    let sql = "SELECT EXISTS (SELECT * FROM draft WHERE place = ? AND text = ?)"
    return try Bool.fetchOne(db, sql: sql, arguments: [place, Data(text.utf8)]) == true
  }
}

/// A pending request of a file that cannot be used, with values that make sense.
private struct RecoveredRequest {
  let id: Int64
  private let columns: [String: (any DatabaseValueConvertible)?]
  private var needs: [(id: Int64, kind: String)] = []

  /// Reads the requests of this form or of the one before, up to the first that is damaged.
  static func all(in db: Database) throws -> [RecoveredRequest] {
    let rows = try Row.fetchCursor(db, sql: "SELECT * FROM outbox ORDER BY id")
    var requests: [RecoveredRequest] = []
    while let row = try? rows.next() {
      if let request = RecoveredRequest(row) { requests.append(request) }
    }
    let needs = try? Row.fetchAll(db, sql: "SELECT request, needed, kind FROM outbox_dependence")
    for row in needs ?? [] {
      guard let request: Int64 = row.value("request"), let needed: Int64 = row.value("needed"),
        let index = requests.firstIndex(where: { $0.id == request })
      else { continue }
      requests[index].needs.append((needed, row.value("kind") ?? ""))
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

  /// Returns the ids of the stored requests that are equal to this one.
  func equal(in db: Database) throws -> [Int64] {
    let names = ["kind", "key", "subject", "value", "created_at"]
    let same = names.map { "\($0) = ?" }.joined(separator: " AND ")
    let sql = "SELECT id FROM outbox WHERE \(same)"
    return try Int64.fetchAll(db, sql: sql, arguments: arguments(names))
  }

  /// Inserts the request, and returns its new id.
  func insert(in db: Database) throws -> Int64 {
    let names = columns.keys.sorted()
    let places = names.map { _ in "?" }.joined(separator: ", ")
    try db.execute(
      sql: "INSERT INTO outbox (\(names.joined(separator: ", "))) VALUES (\(places))",
      arguments: arguments(names)
    )
    return db.lastInsertedRowID
  }

  private func arguments(_ names: [String]) -> StatementArguments {
    StatementArguments(names.map { columns[$0] ?? nil })
  }

  /// Inserts what the request waits for, under the new ids.
  func insertDependence(_ ids: [Int64: Int64], in db: Database) throws {
    for (needed, kind) in needs {
      try db.execute(
        sql: "INSERT OR IGNORE INTO outbox_dependence SELECT ?, id, ? FROM outbox WHERE id = ?",
        arguments: [ids[id], kind, ids[needed]]
      )
    }
  }
}

extension Row {
  /// Returns the value of a column; `nil` if there is no such column or its value has another type.
  func value<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
    (self[column] as DatabaseValue?).flatMap(Value.fromDatabaseValue)
  }
}
