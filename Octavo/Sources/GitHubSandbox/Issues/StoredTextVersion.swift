import GRDB

/// One of the forms that the text of an issue or a comment has had.
struct StoredTextVersion: Codable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "textVersion"

  var id: Int64?
  let issue: Int64
  /// The comment; `nil` for the text of the issue.
  let comment: Int64?
  /// The user who wrote it.
  let login: String
  let body: String
  let time: Int

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

extension IssueStore {
  /// The forms of a text that was edited, the newest first; none for another text.
  func versions(of issue: Int64?, comment: Int64? = nil) async throws -> [StoredTextVersion] {
    try await state.read { db in
      try StoredTextVersion
        .filter(Column("issue") == issue && Column("comment") == comment)
        .order(Column("id").desc).fetchAll(db)
    }
  }

  /// Stores the new form of a text, and before its first edit the form that it had.
  ///
  /// Without a comment it is the text of the issue itself.
  static func keepForms(
    of issue: Int64?,
    comment: Int64? = nil,
    _ old: (body: String, login: String, time: Int),
    _ new: String,
    by act: IssueAct,
    _ db: Database
  ) throws {
    guard new != old.body else { return }
    let texts =
      StoredTextVersion
      .filter(Column("issue") == issue && Column("comment") == comment)
    let first = try texts.isEmpty(db) ? [old] : []
    for form in first + [(new, act.login, act.time)] {
      var version = StoredTextVersion(
        issue: issue ?? 0,
        comment: comment,
        login: form.login,
        body: form.body,
        time: form.time
      )
      try version.insert(db)
    }
  }
}
