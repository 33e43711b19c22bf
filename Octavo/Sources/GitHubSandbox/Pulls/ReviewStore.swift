import GRDB

/// The reviews, their comments and the conversations of pull requests.
struct ReviewStore: Sendable {
  let state: StateStore

  /// The reviews of a pull request, oldest first; a pending one is seen by its author alone.
  func reviews(of issue: StoredIssue, for viewer: String?) async throws -> [StoredReview] {
    try await state.read { db in
      try StoredReview.filter(Column("issue") == issue.id).order(Column("id")).fetchAll(db)
    }.filter { $0.isVisible(to: viewer) }
  }

  /// The submitted reviews of several pull requests, oldest first, by the issue.
  func reviews(ofAll issues: [Int64]) async throws -> [Int64: [StoredReview]] {
    try await state.read { db in
      let found = try StoredReview.rows("issue", in: issues).order(Column("id")).fetchAll(db)
      return Dictionary(grouping: found.filter { $0.state != .pending }, by: \.issue)
    }
  }

  /// The review with an identifier, if a viewer sees it.
  func review(
    _ id: Int,
    of issue: StoredIssue,
    for viewer: String?
  ) async throws -> StoredReview? {
    let found = try await state.read { db in try StoredReview.fetchOne(db, key: id) }
    guard let found, found.issue == issue.id, found.isVisible(to: viewer) else { return nil }
    return found
  }

  /// The comments of the reviews that a viewer sees, oldest first.
  func comments(
    on issue: StoredIssue,
    for viewer: String?
  ) async throws -> [StoredReviewComment] {
    try await comments(of: [issue], for: viewer)
  }

  /// The comments on several pull requests that a viewer sees, oldest first.
  func comments(
    of issues: [StoredIssue],
    for viewer: String?
  ) async throws -> [StoredReviewComment] {
    try await state.read { db in
      let ids = issues.compactMap(\.id)
      let reviews = try StoredReview.rows("issue", in: ids).fetchAll(db)
        .filter { $0.isVisible(to: viewer) }
      let seen = Set(reviews.compactMap(\.id))
      return try StoredReviewComment.rows("issue", in: ids).order(Column("id")).fetchAll(db)
        .filter { seen.contains($0.review) }
    }
  }

  /// The comment with an identifier, with its pull request, if a viewer sees it.
  func comment(
    _ id: Int,
    for viewer: String?
  ) async throws -> (comment: StoredReviewComment, issue: StoredIssue)? {
    try await state.read { db in
      guard let comment = try StoredReviewComment.fetchOne(db, key: id),
        let review = try StoredReview.fetchOne(db, key: comment.review),
        review.isVisible(to: viewer),
        let issue = try StoredIssue.fetchOne(db, key: comment.issue)
      else { return nil }
      return (comment, issue)
    }
  }

  /// The conversations of a pull request, oldest first.
  func threads(of issue: StoredIssue) async throws -> [StoredReviewThread] {
    try await state.read { db in
      try StoredReviewThread.filter(Column("issue") == issue.id).order(Column("id")).fetchAll(db)
    }
  }

  /// The conversation with an identifier.
  func thread(_ id: Int) async throws -> StoredReviewThread? {
    try await state.read { db in try StoredReviewThread.fetchOne(db, key: id) }
  }

  /// The blobs of the files that a user has marked as viewed, by their paths.
  func viewedFiles(of issue: StoredIssue, by login: String) async throws -> [String: String] {
    try await state.read { db in
      try Row.fetchAll(
        db,
        sql: "SELECT path, blob FROM viewedFile WHERE issue = ? AND login = ?",
        arguments: [issue.id, login.lowercased()]
      ).reduce(into: [:]) { $0[$1["path"]] = $1["blob"] }
    }
  }

  /// Marks a file as viewed with its blob, or removes the mark without one.
  func setViewed(
    _ path: String,
    blob: String?,
    of issue: StoredIssue,
    by login: String
  ) async throws {
    try await state.write { db in
      let arguments: StatementArguments = [issue.id, login.lowercased(), path, blob]
      try db.execute(
        sql: blob == nil
          ? "DELETE FROM viewedFile WHERE issue = ? AND login = ? AND path = ? AND ? IS NULL"
          : "INSERT OR REPLACE INTO viewedFile VALUES (?, ?, ?, ?)",
        arguments: arguments
      )
    }
  }
}

extension StoredReview {
  /// Whether a viewer sees it.
  func isVisible(to viewer: String?) -> Bool {
    state != .pending || viewer?.lowercased() == login.lowercased()
  }
}
