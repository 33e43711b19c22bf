import GRDB

/// A comment at a place that was found in the change.
struct NewReviewComment: Sendable {
  let body: String
  let path: String
  var side = DiffSide.right
  var line: Int?
  var startSide: DiffSide?
  var startLine: Int?
  var hunk = ""
  var position: Int?
}

/// The changes of reviews, each with its events and notifications in one transaction.
extension ReviewStore {
  /// Begins a review with its comments; a pending one makes no event.
  ///
  /// - Returns: `nil` if the user has a pending review already and this is another one.
  func add(
    _ state: ReviewState,
    _ body: String,
    at commit: ObjectID,
    _ comments: [NewReviewComment],
    on issue: StoredIssue,
    by act: IssueAct
  ) async throws -> StoredReview? {
    try await self.state.write { db in
      if state == .pending, try Self.pending(of: act.login, on: issue, db) != nil { return nil }
      return try Self.add(state, body, at: commit, comments, on: issue, by: act, db)
    }
  }

  /// Begins a review in a transaction of the caller.
  static func add(
    _ state: ReviewState,
    _ body: String,
    at commit: ObjectID,
    _ comments: [NewReviewComment],
    on issue: StoredIssue,
    by act: IssueAct,
    _ db: Database
  ) throws -> StoredReview {
    var review = StoredReview(
      issue: issue.id ?? 0,
      login: act.login,
      state: .pending,
      body: body,
      commit: commit.hex
    )
    // Two pending reviews of a user would collide, so this one is submitted as it is made.
    review.state = state
    review.submitted = state == .pending ? nil : act.time
    try review.insert(db)
    for comment in comments { _ = try add(comment, to: review, at: commit, by: act, db) }
    if state != .pending { try announce(review, on: issue, by: act, db) }
    return review
  }

  /// Adds a comment to a review, as a new conversation or a reply.
  static func add(
    _ new: NewReviewComment,
    to review: StoredReview,
    at commit: ObjectID,
    replyTo first: StoredReviewComment? = nil,
    by act: IssueAct,
    _ db: Database
  ) throws -> StoredReviewComment {
    var thread = StoredReviewThread(issue: review.issue)
    if first == nil { try thread.insert(db) }
    var comment = StoredReviewComment(
      issue: review.issue,
      review: review.id ?? 0,
      thread: first?.thread ?? thread.id ?? 0,
      reply: first?.id,
      login: act.login,
      body: new.body,
      path: new.path,
      side: new.side,
      line: new.line,
      startSide: new.startSide,
      startLine: new.startLine,
      commit: commit.hex,
      hunk: new.hunk,
      position: new.position,
      created: act.time,
      updated: act.time
    )
    try comment.insert(db)
    return comment
  }

  /// Adds a comment in a review of its own, or to the pending review of the user.
  func add(
    _ new: NewReviewComment,
    at commit: ObjectID,
    replyTo first: StoredReviewComment? = nil,
    on issue: StoredIssue,
    by act: IssueAct
  ) async throws -> StoredReviewComment {
    try await state.write { db in
      let review =
        try Self.pending(of: act.login, on: issue, db)
        ?? Self.add(.commented, "", at: commit, [], on: issue, by: act, db)
      return try Self.add(new, to: review, at: commit, replyTo: first, by: act, db)
    }
  }

  /// Submits a pending review.
  func submit(
    _ review: StoredReview,
    as decision: ReviewState,
    _ body: String?,
    on issue: StoredIssue,
    by act: IssueAct
  ) async throws -> StoredReview {
    try await state.write { db in
      var review = review
      (review.state, review.submitted) = (decision, act.time)
      review.body = body ?? review.body
      try review.update(db)
      try Self.announce(review, on: issue, by: act, db)
      return review
    }
  }

  /// Dismisses a review with a message.
  func dismiss(
    _ review: StoredReview,
    _ message: String,
    on issue: StoredIssue,
    by act: IssueAct
  ) async throws -> StoredReview {
    try await state.write { db in
      var review = review
      let detail = IssueEventDetail(
        from: review.state.rawValue.lowercased(),
        to: message,
        review: review.id
      )
      review.state = .dismissed
      try review.update(db)
      try IssueStore.record("review_dismissed", detail, on: issue, by: act, db)
      _ = try PullStore.touch(issue, at: act.time, db)
      return review
    }
  }

  /// Stores the changed text of a review.
  func update(_ review: StoredReview) async throws {
    try await state.write { db in try review.update(db) }
  }

  /// Removes a pending review with its comments and the conversations that they began.
  func delete(_ review: StoredReview) async throws {
    try await state.write { db in
      let begun = try StoredReviewComment.filter(Column("review") == review.id).fetchAll(db)
        .filter { $0.reply == nil }
      _ = try review.delete(db)
      try StoredReviewThread.rows("id", in: begun.map(\.thread))
        .filter(sql: "id NOT IN (SELECT thread FROM reviewComment)").deleteAll(db)
    }
  }

  /// Stores a changed comment.
  func update(_ comment: StoredReviewComment) async throws {
    try await state.write { db in try comment.update(db) }
  }

  /// Removes a comment, and its conversation if it has no other.
  func delete(_ comment: StoredReviewComment) async throws {
    try await state.write { db in
      _ = try comment.delete(db)
      try StoredReviewThread.filter(key: comment.thread)
        .filter(sql: "id NOT IN (SELECT thread FROM reviewComment)").deleteAll(db)
    }
  }

  /// Resolves a conversation by a user, or opens it again.
  func resolve(_ thread: StoredReviewThread, by login: String?) async throws {
    try await state.write { db in
      var thread = thread
      thread.resolver = login
      try thread.update(db)
    }
  }

  /// Returns the pending review of a user.
  static func pending(
    of login: String,
    on issue: StoredIssue,
    _ db: Database
  ) throws -> StoredReview? {
    try StoredReview.filter(Column("issue") == issue.id)
      .filter(Column("state") == ReviewState.pending.rawValue)
      .filter(sql: "lower(login) = ?", arguments: [login.lowercased()]).fetchOne(db)
  }

  /// Records that a review was submitted, ends the request for it, and notifies the participants.
  private static func announce(
    _ review: StoredReview,
    on issue: StoredIssue,
    by act: IssueAct,
    _ db: Database
  ) throws {
    let detail = IssueEventDetail(review: review.id)
    try IssueStore.record("reviewed", detail, on: issue, by: act, db)
    if var pull = try StoredPull.fetchOne(db, key: issue.id) {
      pull.reviewerLogins.removeAll { $0.lowercased() == act.key }
      try pull.update(db)
    }
    let changed = try PullStore.touch(issue, at: act.time, db)
    try IssueStore.takePart(act.login, in: changed, for: .comment, at: act.time, db)
    try IssueStore.notify(of: changed, by: act, db)
    try IssueStore.mention(in: changed, by: act, db)
  }
}
