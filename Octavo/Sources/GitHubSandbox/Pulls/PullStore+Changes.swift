import GRDB

/// A pull request that has no number yet.
struct NewPull: Sendable {
  let issue: NewIssue
  /// The branches; the row of the issue is not known yet.
  let base: String
  let baseCommit: ObjectID
  let headRepository: Int?
  let headOwner: String
  let head: String
  let headCommit: ObjectID
  var isDraft = false
  var canModify = false
}

/// The changes of pull requests, each with its events in one transaction.
extension PullStore {
  /// Opens a pull request under the next number.
  func open(_ new: NewPull, by act: IssueAct) async throws -> ListedPull {
    try await state.write { db in try Self.open(new, by: act, db) }
  }

  /// Opens a pull request in a transaction of the caller.
  static func open(_ new: NewPull, by act: IssueAct, _ db: Database) throws -> ListedPull {
    let issue = try IssueStore.open(new.issue, by: act, isDraft: new.isDraft, db)
    let pull = StoredPull(
      issue: issue.id ?? 0,
      base: new.base,
      baseCommit: new.baseCommit.hex,
      headRepository: new.headRepository,
      headOwner: new.headOwner,
      head: new.head,
      headCommit: new.headCommit.hex,
      canModify: new.canModify
    )
    try pull.insert(db)
    try addHead(new.headCommit.hex, of: pull, at: act.time, db)
    return ListedPull(issue: issue, pull: pull, repository: act.repository)
  }

  /// Changes a pull request as it is stored at that moment, and returns it.
  ///
  /// - Parameters:
  ///   - listed: The pull request.
  ///   - act: The act of the user who changes it.
  ///   - event: GitHub's word for the event, with its details; none if `nil`.
  ///   - isDue: Whether the change is still to be made.
  ///   - body: The change.
  /// - Returns: The pull request as it is now.
  /// - Throws: An error of the database.
  @discardableResult
  func change(
    _ listed: ListedPull,
    by act: IssueAct,
    event: (action: String, detail: IssueEventDetail?)? = nil,
    if isDue: @escaping @Sendable (StoredPull, StoredIssue) -> Bool = { _, _ in true },
    _ body: @escaping @Sendable (inout StoredPull, inout StoredIssue) -> Void
  ) async throws -> ListedPull {
    try await state.write { db in
      guard let old = try StoredIssue.fetchOne(db, key: listed.issue.id),
        var pull = try StoredPull.fetchOne(db, key: listed.pull.issue), isDue(pull, old)
      else { return listed }
      var issue = old
      body(&pull, &issue)
      try pull.update(db)
      var result = listed
      result.pull = pull
      if let event { try IssueStore.record(event.action, event.detail, on: issue, by: act, db) }
      result.issue = try IssueStore.store(issue, replacing: old, by: act, db)
      if event != nil { result.issue = try Self.touch(result.issue, at: act.time, db) }
      return result
    }
  }

  /// Keeps the result of a merge that was tried.
  func keep(
    _ isMergeable: Bool,
    of listed: ListedPull,
    base: ObjectID,
    head: ObjectID
  ) async throws {
    try await state.write { db in
      guard var pull = try StoredPull.fetchOne(db, key: listed.pull.issue) else { return }
      (pull.checkedBase, pull.checkedHead) = (base.hex, head.hex)
      pull.isMergeable = isMergeable
      try pull.update(db)
    }
  }

  /// Moves the head of a pull request to another commit, with an event if commits were lost.
  func move(
    _ listed: ListedPull,
    to head: ObjectID,
    base: ObjectID,
    isForced: Bool,
    by act: IssueAct
  ) async throws {
    try await state.write { db in
      guard var pull = try StoredPull.fetchOne(db, key: listed.pull.issue),
        let issue = try StoredIssue.fetchOne(db, key: listed.issue.id), pull.headCommit != head.hex
      else { return }
      let old = pull.headCommit
      (pull.headCommit, pull.baseCommit, pull.isHeadDeleted) = (head.hex, base.hex, false)
      try pull.update(db)
      try Self.addHead(head.hex, of: pull, at: act.time, db)
      let moved = try Self.touch(issue, at: act.time, db)
      if isForced {
        let detail = IssueEventDetail(from: old, to: head.hex)
        try IssueStore.record("head_ref_force_pushed", detail, on: moved, by: act, db)
      }
      try IssueStore.notify(of: moved, by: act, db)
    }
  }

  private static func addHead(
    _ commit: String,
    of pull: StoredPull,
    at time: Int,
    _ db: Database
  ) throws {
    var head = StoredPullHead(issue: pull.issue, commit: commit, time: time)
    try head.insert(db)
  }

  /// Sets the time of the last change of an issue.
  static func touch(_ issue: StoredIssue, at time: Int, _ db: Database) throws -> StoredIssue {
    var issue = issue
    issue.updated = max(issue.updated, time)
    try issue.update(db)
    return issue
  }
}
