import Foundation
import GRDB
import GitHubValues

extension AccountSchema {
  /// Copies the pending requests, the drafts and the bookmarked threads, in their order, behind
  /// those that are there.
  ///
  /// Each that is not understood stays in the file, and what was copied before is not copied again.
  static func recover(from file: URL, into new: DatabasePool, isDamaged: Bool) throws {
    let old = try RecoveredFile(file, isDamaged: isDamaged)
    let requests = try RecoveredRequest.all(in: old)
    let drafts = try drafts(in: old)
    let bookmarks = try RecoveredBookmark.all(in: old)
    guard !requests.isEmpty || !drafts.isEmpty || !bookmarks.isEmpty else { return }
    try new.writeWithoutTransaction { db in
      try db.durably {
        try db.inTransaction {
          let ids = try RecoveredRequest.insert(requests, in: db)
          for draft in drafts {
            var contents = draft.contents
            contents.place = RecoveredRequest.place(contents.place, with: ids)
            contents.text = RecoveredRequest.text(contents.text, with: ids)
            contents.base = contents.base.map { RecoveredRequest.text($0, with: ids) }
            if try contents.isStored(in: db) { continue }
            _ = try Draft.insert(contents, at: draft.changedAt, in: db)
          }
          for bookmark in bookmarks { try bookmark.insert(in: db) }
          return .commit
        }
      }
    }
  }

  private static func drafts(in file: RecoveredFile) throws -> [Draft] {
    var drafts: [Draft] = []
    try file.forEach("SELECT * FROM draft WHERE NOT is_discarded ORDER BY id") { row in
      guard let place: String = row.value("place"), let text: Data = row.value("text"),
        !text.isEmpty
      else { return }
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

/// A file from which rows are copied.
struct RecoveredFile {
  private let database: DatabaseQueue
  private let isDamaged: Bool

  init(_ file: URL, isDamaged: Bool) throws {
    var configuration = Configuration()
    configuration.readonly = true
    database = try DatabaseQueue(path: file.path, configuration: configuration)
    self.isDamaged = isDamaged
  }

  /// Calls `body` for the rows of a query; for none if the file has no such table.
  ///
  /// A damaged file may end the rows early: those before it are used.
  ///
  /// - Throws: The reason why a file that is not damaged cannot be read.
  func forEach(_ sql: String, _ body: (Row) -> Void) throws {
    do {
      try database.read { db in
        let rows = try Row.fetchCursor(db, sql: sql)
        while let row = try rows.next() { body(row) }
      }
    } catch let error as DatabaseError where isDamaged || error.resultCode == .SQLITE_ERROR {}
  }
}

extension Row {
  /// Returns the value of a column; `nil` if there is no such column or its value has another type.
  func value<Value: DatabaseValueConvertible>(_ column: String) -> Value? {
    (self[column] as DatabaseValue?).flatMap(Value.fromDatabaseValue)
  }
}
