import Foundation
import GRDB
import GitHubValues

extension Draft {
  init(_ row: Row) {
    let start: Int = row["selection_start"]
    let end: Int = row["selection_end"]
    self.init(
      reference: Reference(id: row["id"], revision: row["revision"]),
      contents: Contents(
        place: row["place"],
        text: String(decoding: row["text"] as Data, as: UTF8.self),
        selection: max(start, 0)..<max(end, start, 0),
        base: (row["base"] as Data?).map { String(decoding: $0, as: UTF8.self) }
      ),
      changedAt: row.date("changed_at") ?? .distantPast
    )
  }

  /// Returns the drafts that a condition is true for, in the order in which they were begun.
  static func fetch(
    _ condition: String,
    _ arguments: StatementArguments = [],
    _ db: Database
  ) throws -> [Draft] {
    let sql = "SELECT * FROM draft WHERE NOT is_discarded AND \(condition) ORDER BY id"
    return try Row.fetchAll(db, sql: sql, arguments: arguments).map(Draft.init)
  }

  static func insert(_ contents: Contents, at date: Date, in db: Database) throws -> Reference {
    try db.cachedStatement(
      sql: """
        INSERT INTO draft (place, text, selection_start, selection_end, base, revision, changed_at)
        VALUES (?, ?, ?, ?, ?, 1, ?)
        """
    ).execute(
      arguments: [
        contents.place, Data(contents.text.utf8), contents.selection.lowerBound,
        contents.selection.upperBound, contents.base.map { Data($0.utf8) },
        date.timeIntervalSince1970,
      ]
    )
    return Reference(id: db.lastInsertedRowID, revision: 1)
  }
}
