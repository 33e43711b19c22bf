import Foundation
import GRDB
import GitHubValues

/// The references of texts to issues that have no number yet.
extension AccountStore {
  /// The references of a new request: the numbers that are known are written into its texts.
  struct References {
    /// The request with the numbers.
    var request: NewRequest
    /// The requests that it waits for.
    var needed: [Int64] = []
    /// The first reference to an issue that no request makes.
    var missing: UnsentReference?

    /// The reason for which the user is asked; `nil` for none.
    var reason: String? {
      missing.map { "\($0.text) in its text is no issue that waits to be sent." }
    }
  }

  /// Reads the references of a request that is about to be stored, or sent again.
  static func references(of request: NewRequest, in db: Database) throws -> References {
    var result = References(request: request)
    for reference in UnsentReference.all(in: request.value) {
      if let number = try number(of: reference, in: db) {
        result.request = result.request.replacing(reference, with: number)
      } else if let id = try maker(of: reference, in: db) {
        result.needed.append(id)
      } else {
        result.missing = result.missing ?? reference
      }
    }
    return result
  }

  /// Lets a request wait for those that make what its text refers to.
  static func insertReferences(_ needed: [Int64], of id: Int64, in db: Database) throws {
    for needed in needed where needed != id {
      try db.execute(
        sql: "INSERT OR IGNORE INTO outbox_dependence VALUES (?, ?, 'text')",
        arguments: [id, needed]
      )
    }
  }

  /// Reads the references of a stored request again.
  ///
  /// An issue never waits for a later one: issues of a repository are sent in their order.
  ///
  /// - Returns: The reason for which the user is asked; `nil` for none.
  static func updateReferences(of row: OutboxRow, in db: Database) throws -> String? {
    let references = try references(of: row.request, in: db)
    if row.kind == "issue", references.needed.contains(where: { $0 > row.id }) {
      return "Its text refers to an issue that was sent after it. Change it, and send it anew."
    }
    let request = references.request
    try db.execute(
      sql: "UPDATE outbox SET value = ?, base = ? WHERE id = ?",
      arguments: [request.value, request.base, row.id]
    )
    try insertReferences(references.needed, of: row.id, in: db)
    return nil
  }

  private static func number(of reference: UnsentReference, in db: Database) throws -> Int? {
    let sql = "SELECT number FROM outbox_number WHERE reference = ?"
    return try Int.fetchOne(db, sql: sql, arguments: [reference.name])
  }

  /// The request that makes what a reference stands for, also after the user has changed it.
  private static func maker(of reference: UnsentReference, in db: Database) throws -> Int64? {
    let row = try OutboxRow.fetch("id = ?", [reference.request], db).first
    if let row, UnsentReference(row) == reference { return row.id }
    let sql = "SELECT id FROM outbox WHERE kind = 'issue' AND instr(value, ?) LIMIT 1"
    return try Int64.fetchOne(db, sql: sql, arguments: [declaration(of: reference)])
  }

  /// The member of a request that was made of a discarded one, whose reference it keeps.
  private static func declaration(of reference: UnsentReference) -> String {
    "\"reference\":\"\(reference.name)\""
  }

  /// The references by which texts know what a request makes.
  private static func names(of row: OutboxRow) -> [UnsentReference] {
    let declared = row.value.firstMatch(of: /"reference":"(unsent-[0-9a-f\-]+)"/)
    return [UnsentReference(row)]
      + (declared.map { UnsentReference.all(in: "#\($0.1)") } ?? [])
  }

  /// Writes the number of what a request has made into the texts that refer to it.
  ///
  /// They are those of the requests that wait for it, and drafts. A text that is stored later is
  /// changed then. Without a number, as of an issue that was moved meanwhile, the user is asked
  /// about each.
  static func write(_ number: Int?, of row: OutboxRow, in db: Database) throws {
    let names = names(of: row)
    let waiting = try OutboxRow.fetch(
      "id IN (SELECT request FROM outbox_dependence WHERE needed = ? AND kind = 'text')",
      [row.id],
      db
    )
    guard let number else {
      for row in waiting {
        try end(row, as: .asks, "The issue to which its text refers has another place.", in: db)
      }
      return
    }
    for name in names {
      try db.execute(
        sql: "INSERT OR REPLACE INTO outbox_number VALUES (?, ?)",
        arguments: [name.name, number]
      )
    }
    for row in waiting {
      var request = row.request
      for name in names { request = request.replacing(name, with: number) }
      try db.execute(
        sql: "UPDATE outbox SET value = ?, base = ? WHERE id = ?",
        arguments: [request.value, request.base, row.id]
      )
    }
    for name in names { try Draft.replace(name, with: number, in: db) }
  }
}

extension NewRequest {
  /// Returns the request with a number in place of a reference.
  fileprivate func replacing(_ reference: UnsentReference, with number: Int) -> Self {
    var request = self
    request.value = reference.replaced(in: value, by: "#\(number)")
    request.base = base.map { reference.replaced(in: $0, by: "#\(number)") }
    return request
  }
}

extension OutboxRow {
  /// The texts of the request.
  fileprivate var request: NewRequest {
    var request = NewRequest(kind, key: key, subject: subject, value: value)
    request.base = base
    return request
  }
}

extension Draft {
  /// Writes a number in place of a reference, in all drafts.
  ///
  /// The revision stays: a field that is open still stores its text, in which the reference gets
  /// its number when the text is sent.
  fileprivate static func replace(
    _ reference: UnsentReference,
    with number: Int,
    in db: Database
  ) throws {
    let sql = "SELECT * FROM draft WHERE instr(text, ?1) OR ifnull(instr(base, ?1), FALSE)"
    let bytes = Data(reference.text.utf8)
    for draft in try Row.fetchAll(db, sql: sql, arguments: [bytes]).map(Draft.init) {
      let new = draft.contents.replacing(reference, with: "#\(number)")
      try db.execute(
        sql: """
          UPDATE draft SET text = ?, base = ?, selection_start = ?, selection_end = ? WHERE id = ?
          """,
        arguments: [
          Data(new.text.utf8), new.base.map { Data($0.utf8) }, new.selection.lowerBound,
          new.selection.upperBound, draft.id,
        ]
      )
    }
  }
}

extension Draft.Contents {
  /// Returns the contents with a text in place of a reference; the cursor stays at its word.
  fileprivate func replacing(_ reference: UnsentReference, with other: String) -> Self {
    /// The offset behind as much of the text as ends at an offset now.
    func moved(_ offset: Int) -> Int {
      let part = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
      return reference.replaced(in: part, by: other).utf8.count
    }
    let end = moved(selection.upperBound)
    let new = reference.replaced(in: text, by: other)
    let limit = new.utf8.count
    let start = min(moved(selection.lowerBound), end, limit)
    return Self(
      place: place,
      text: new,
      selection: start..<min(end, limit),
      base: base.map { reference.replaced(in: $0, by: other) }
    )
  }
}
