import DemoWorld
import GRDB

/// Writes one pull request of the demo world, with its reviews and conversations.
struct PullSeed {
  private let entry: ScriptedPulls.Entry
  private let newest: Int
  private let teams: [Team]
  private let hunks: [PlacedLine.Key: PatchHunks]
  /// The first comments of conversations, by their names in the script.
  private var named: [String: StoredReviewComment] = [:]
  /// The last review, which comments of the same moment belong to.
  private var last: (review: StoredReview, age: Int)?

  init(
    _ entry: ScriptedPulls.Entry,
    newest: Int,
    teams: [Team],
    hunks: [PlacedLine.Key: PatchHunks]
  ) {
    self.entry = entry
    self.newest = newest
    self.teams = teams
    self.hunks = hunks
  }

  /// Writes all of it in a transaction of the caller.
  mutating func write(_ db: Database) throws {
    let listed = try open(db)
    for action in entry.actions {
      let act = act(of: action.actor, age: action.age)
      try write(action, on: try present(listed.issue, db), by: act, db)
    }
    // The notifications of a script would all be of the moment of the first start.
    try db.execute(sql: "DELETE FROM thread WHERE issue = ?", arguments: [listed.issue.id])
  }

  private func open(_ db: Database) throws -> ListedPull {
    let pull = entry.pull
    let act = act(of: pull.actor, age: pull.age)
    _ = try IssueStore.labels(pull.labels, in: act.repository.id, color: stableColor, db)
    let listed = try PullStore.open(
      NewPull(
        issue: NewIssue(
          title: pull.title,
          body: pull.text,
          labels: pull.labels,
          taken: pull.number - 1
        ),
        base: pull.base,
        baseCommit: entry.base,
        headRepository: entry.headRepository,
        headOwner: pull.headOwner,
        head: pull.head,
        headCommit: entry.head,
        isDraft: pull.isDraft,
        canModify: entry.headRepository.map { $0 != entry.repository.id } ?? false
      ),
      by: act,
      db
    )
    try writeHeads(of: listed, db)
    let asked = teams.filter { pull.reviewers.contains($0.fullName) }
    let logins = pull.reviewers.filter { !$0.contains("/") }
    _ = try PullStore.request(logins, asked, for: listed, by: act, isSilent: true, db)
    if pull.isQueued {
      try db.execute(
        sql: "UPDATE pull SET queued = ? WHERE issue = ?",
        arguments: [act.time, listed.issue.id]
      )
      try IssueStore.record("added_to_merge_queue", nil, on: listed.issue, by: act, db)
    }
    return listed
  }

  /// Writes the heads of the past in place of the one that was there when it was opened.
  private func writeHeads(of listed: ListedPull, _ db: Database) throws {
    try StoredPullHead.filter(Column("issue") == listed.issue.id).deleteAll(db)
    for head in entry.heads {
      var row = StoredPullHead(
        issue: listed.issue.id ?? 0,
        commit: head.id.hex,
        time: head.committer.time
      )
      try row.insert(db)
    }
  }

  private mutating func write(
    _ action: DemoWorld.PullAction,
    on issue: StoredIssue,
    by act: IssueAct,
    _ db: Database
  ) throws {
    let commit = entry.commit(action.subject)
    switch action.kind {
    case .comment: _ = try IssueStore.comment(action.text, on: issue, by: act, db)
    case .review:
      let states = ["approved": ReviewState.approved, "changes": .changesRequested]
      let state = states[action.decision] ?? .commented
      let text = action.text
      let review = try ReviewStore.add(state, text, at: commit, [], on: issue, by: act, db)
      last = (review, action.age)
    case .line:
      let comment = try line(action, at: commit)
      let review =
        if let last, last.review.login == action.actor, last.age == action.age {
          last.review
        } else {
          try ReviewStore.add(.commented, "", at: commit, [], on: issue, by: act, db)
        }
      let stored = try ReviewStore.add(comment, to: review, at: commit, by: act, db)
      if let name = action.name { named[name] = stored }
    case .reply:
      guard let first = action.name.flatMap({ named[$0] }) else { return }
      let review = try ReviewStore.add(.commented, "", at: commit, [], on: issue, by: act, db)
      let reply = NewReviewComment(
        body: action.text,
        path: first.path,
        side: first.side,
        line: first.line,
        startSide: first.startSide,
        startLine: first.startLine,
        hunk: first.hunk,
        position: first.position
      )
      let made = ObjectID(first.commit) ?? commit
      _ = try ReviewStore.add(reply, to: review, at: made, replyTo: first, by: act, db)
    case .resolve:
      try db.execute(
        sql: "UPDATE reviewThread SET resolver = ? WHERE id = ?",
        arguments: [action.actor, action.name.flatMap { named[$0] }?.thread]
      )
    case .dismiss:
      guard var review = last?.review else { return }
      let word = review.state.rawValue.lowercased()
      review.state = .dismissed
      try review.update(db)
      let detail = IssueEventDetail(from: word, to: action.text, review: review.id)
      try IssueStore.record("review_dismissed", detail, on: issue, by: act, db)
    case .force:
      let detail = IssueEventDetail(from: entry.heads.first?.id.hex, to: entry.head.hex)
      try IssueStore.record("head_ref_force_pushed", detail, on: issue, by: act, db)
    case .ready: try IssueStore.record("ready_for_review", nil, on: issue, by: act, db)
    }
  }

  /// Returns a comment on a line with its hunk.
  private func line(
    _ action: DemoWorld.PullAction,
    at commit: ObjectID
  ) throws -> NewReviewComment {
    let side = action.isBefore ? DiffSide.left : .right
    let patch = hunks[PlacedLine.Key(entry, action)]
    var comment = NewReviewComment(body: action.text, path: action.file)
    guard let line = action.line, let hunk = patch?.text(upTo: line, on: side) else {
      return comment
    }
    (comment.side, comment.line, comment.hunk) = (side, line, hunk)
    comment.position = patch?.position(of: line, on: side)
    if let start = action.start { (comment.startSide, comment.startLine) = (side, start) }
    return comment
  }

  private func act(of login: String, age: Int) -> IssueAct {
    IssueAct(login: login, time: newest - age, repository: entry.repository)
  }

  private func present(_ issue: StoredIssue, _ db: Database) throws -> StoredIssue {
    try StoredIssue.fetchOne(db, key: issue.id) ?? issue
  }
}
