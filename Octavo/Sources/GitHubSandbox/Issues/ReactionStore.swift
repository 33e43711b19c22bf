import GRDB

/// The reactions to issues and comments.
struct ReactionStore: Sendable {
  let state: StateStore

  /// The reactions to a subject, oldest first.
  func reactions(to subject: ReactionSubject) async throws -> [StoredReaction] {
    try await state.read { db in try Self.all(to: subject).order(Column("id")).fetchAll(db) }
  }

  func reaction(_ id: Int, to subject: ReactionSubject) async throws -> StoredReaction? {
    try await state.read { db in
      try Self.all(to: subject).filter(Column("id") == id).fetchOne(db)
    }
  }

  /// Adds a reaction, or returns the one that the user has already.
  func add(
    _ content: ReactionContent,
    to subject: ReactionSubject,
    by login: String,
    at time: Int
  ) async throws -> (reaction: StoredReaction, isNew: Bool) {
    try await state.write { db in
      let known = try Self.all(to: subject).filter(Column("login") == login.lowercased())
        .filter(Column("content") == content.rawValue).fetchOne(db)
      if let known { return (known, false) }
      var reaction = StoredReaction(
        issue: subject.issue,
        comment: subject.comment,
        reviewComment: subject.reviewComment,
        login: login.lowercased(),
        content: content,
        created: time
      )
      try reaction.insert(db)
      return (reaction, true)
    }
  }

  func remove(_ reaction: StoredReaction) async throws {
    try await state.write { db in _ = try reaction.delete(db) }
  }

  /// Returns the numbers of reactions to issues themselves, by the issue.
  func counts(ofIssues issues: [Int64]) async throws -> [Int64: ReactionCounts] {
    try await counts(
      of: issues,
      by: "issue",
      where: "comment IS NULL AND reviewComment IS NULL AND"
    )
  }

  /// Returns the numbers of reactions to comments, by the comment.
  func counts(ofComments comments: [Int64]) async throws -> [Int64: ReactionCounts] {
    try await counts(of: comments, by: "comment", where: "")
  }

  /// Returns the numbers of reactions to comments on lines, by the comment.
  func counts(ofReviewComments comments: [Int64]) async throws -> [Int64: ReactionCounts] {
    try await counts(of: comments, by: "reviewComment", where: "")
  }

  private func counts(
    of ids: [Int64],
    by column: String,
    where condition: String
  ) async throws -> [Int64: ReactionCounts] {
    let list = try databaseList(ids)
    return try await state.read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT \(column) AS subject, content, COUNT(*) AS count FROM reaction
          WHERE \(condition) \(column) IN (SELECT value FROM json_each(?)) GROUP BY 1, 2
          """,
        arguments: [list]
      )
      return rows.reduce(into: [:]) { counts, row in
        guard let content = ReactionContent(rawValue: row["content"]) else { return }
        counts[row["subject"], default: ReactionCounts()][content] = row["count"]
      }
    }
  }

  private static func all(
    to subject: ReactionSubject
  ) -> QueryInterfaceRequest<StoredReaction> {
    StoredReaction.filter(Column("issue") == subject.issue)
      .filter(Column("comment") == subject.comment)
      .filter(Column("reviewComment") == subject.reviewComment)
  }
}
