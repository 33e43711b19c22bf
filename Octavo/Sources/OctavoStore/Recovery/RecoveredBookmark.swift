import Foundation
import GRDB

/// A value of a list that the user has bookmarked, which the server knows nothing of.
struct RecoveredBookmark {
  private let kind: String
  private let subject: String
  private let identifier: Data
  private let contents: Data

  /// Reads the bookmarked values of a file, in their order.
  static func all(in file: RecoveredFile) throws -> [Self] {
    var bookmarks: [Self] = []
    let sql = """
      SELECT owner.kind, owner.subject, item.identifier, item.contents
      FROM value AS item JOIN value_entry AS entry ON entry.value = item.id
      JOIN list AS owner ON owner.id = entry.list
      WHERE \(AccountSchema.isBookmarked) ORDER BY entry.list, entry.position
      """
    try file.forEach(sql) { row in
      guard let kind: String = row.value("kind"), let subject: String = row.value("subject"),
        let identifier: Data = row.value("identifier"), let contents: Data = row.value("contents"),
        (try? JSONSerialization.jsonObject(with: contents)) != nil
      else { return }
      bookmarks.append(
        Self(kind: kind, subject: subject, identifier: identifier, contents: contents)
      )
    }
    return bookmarks
  }

  /// Adds the value at the end of its list.
  func insert(in db: Database) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO list (kind, subject) VALUES (?, ?)",
      arguments: [kind, subject]
    )
    try db.execute(
      sql: """
        INSERT INTO value (identifier, contents) VALUES (?, ?)
        ON CONFLICT (identifier) DO UPDATE SET contents = excluded.contents
        """,
      arguments: [identifier, contents]
    )
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO value_entry (list, value, position)
        SELECT list.id, value.id,
          (SELECT ifnull(max(position) + 1, 0) FROM value_entry WHERE value_entry.list = list.id)
        FROM list, value WHERE list.kind = ? AND list.subject = ? AND value.identifier = ?
        """,
      arguments: [kind, subject, identifier]
    )
  }
}
