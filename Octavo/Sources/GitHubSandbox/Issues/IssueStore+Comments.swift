import GRDB

/// The comments on issues.
extension IssueStore {
  /// The comments on an issue, oldest first.
  func comments(on issue: Int64) async throws -> [StoredComment] {
    try await state.read { db in
      try StoredComment.filter(Column("issue") == issue).order(Column("id")).fetchAll(db)
    }
  }

  /// The comments on all issues, oldest first, by the issue.
  func comments() async throws -> [Int64: [StoredComment]] {
    try await state.read { db in
      Dictionary(grouping: try StoredComment.order(Column("id")).fetchAll(db), by: \.issue)
    }
  }

  /// The comments on the issues of a repository, with their issues.
  func comments(
    in repository: Int
  ) async throws -> [(comment: StoredComment, issue: StoredIssue)] {
    try await state.read { db in
      let issues = try StoredIssue.filter(Column("repository") == repository).fetchAll(db)
        .keyed(by: \.id)
      let comments = try StoredComment.rows("issue", in: issues.keys).fetchAll(db)
      return comments.compactMap { comment in issues[comment.issue].map { (comment, $0) } }
    }
  }

  /// Returns the identifiers of the latest comments on issues, by the issue.
  func latestComments(on issues: [Int64]) async throws -> [Int64: Int64] {
    try await state.read { db in
      let rows = try StoredComment.rows("issue", in: issues)
        .select(Column("issue"), max(Column("id")).forKey("comment")).group(Column("issue"))
        .asRequest(of: Row.self).fetchAll(db)
      return rows.reduce(into: [:]) { $0[$1["issue"]] = $1["comment"] }
    }
  }

  func comment(_ id: Int) async throws -> (StoredComment, StoredIssue)? {
    try await state.read { db in
      guard let comment = try StoredComment.fetchOne(db, key: id),
        let issue = try StoredIssue.fetchOne(db, key: comment.issue)
      else { return nil }
      return (comment, issue)
    }
  }

  func comment(
    _ body: String,
    on issue: StoredIssue,
    by act: IssueAct
  ) async throws -> StoredComment {
    try await state.write { db in try Self.comment(body, on: issue, by: act, db) }
  }

  /// Stores a changed comment, and notifies the users whom the new text mentions.
  func update(_ comment: StoredComment, on issue: StoredIssue, by act: IssueAct) async throws {
    try await state.write { db in
      if let old = try StoredComment.fetchOne(db, key: comment.id) {
        let form = (old.body, old.login, old.created)
        let (issue, new) = (comment.issue, comment.body)
        try Self.keepForms(of: issue, comment: comment.id, form, new, by: act, db)
      }
      try comment.update(db)
      try Self.mention(in: issue, by: act, db)
    }
  }

  /// Hides a comment for a reason, or shows it again, and returns it.
  func hide(_ comment: StoredComment, as reason: String?, at time: Int) async throws {
    try await state.write { db in
      var comment = comment
      (comment.hidden, comment.updated) = (reason, max(comment.updated, time))
      try comment.update(db)
    }
  }

  func delete(_ comment: StoredComment, on issue: StoredIssue, by act: IssueAct) async throws {
    try await state.write { db in
      guard try comment.delete(db) else { return }
      try Self.record("comment_deleted", nil, on: issue, by: act, db)
    }
  }
}
