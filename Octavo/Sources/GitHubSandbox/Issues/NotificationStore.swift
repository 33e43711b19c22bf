import GRDB

/// A notification with the issue that it is about.
struct IssueThread: Sendable {
  var thread: StoredThread
  let issue: StoredIssue
}

/// The notifications that a list is asked for.
struct NotificationFilter: Sendable {
  var includesRead = false
  var isParticipating = false
  /// The seconds since 1970 of the first notification, and of the end.
  var since = Int.min
  var before = Int.max
  /// The repositories of the issues.
  let repositories: [Int]

  /// The chosen notifications of a user, of which none is done.
  fileprivate func request(of login: String) throws -> QueryInterfaceRequest<StoredThread> {
    let issues = try StoredIssue.rows("repository", in: repositories).select(Column("id"))
    var request = StoredThread.filter(Column("login") == login.lowercased())
      .filter(Column("isDone") == false)
      .filter(Column("updated") >= since && Column("updated") < before)
      .filter(issues.contains(Column("issue")))
    if !includesRead { request = request.filter(Column("isUnread") == true) }
    if isParticipating {
      let reasons = NotificationReason.allCases.filter(\.isParticipating).map(\.rawValue)
      request = request.filter(reasons.contains(Column("reason")))
    }
    return request
  }
}

/// The notifications of users.
struct NotificationStore: Sendable {
  let state: StateStore

  /// One page of the notifications of a user that are not done, newest first, and the number of
  /// those on all pages.
  func threads(
    of login: String,
    _ filter: NotificationFilter,
    _ page: PageRequest
  ) async throws -> (threads: [IssueThread], total: Int) {
    try await state.read { db in
      let request = try filter.request(of: login)
      let threads = try request.order(Column("updated").desc, Column("id").desc)
        .limit(page.size, offset: page.start).fetchAll(db)
      let issues = try StoredIssue.rows("id", in: threads.map(\.issue)).fetchAll(db)
        .keyed(by: \.id)
      let found = threads.compactMap { thread in
        issues[thread.issue].map { IssueThread(thread: thread, issue: $0) }
      }
      return (found, try request.fetchCount(db))
    }
  }

  /// The time of the last change of any notification of a user, also of one that is done.
  func lastChange(of login: String) async throws -> Int? {
    try await state.read { db in
      try Int.fetchOne(
        db,
        sql: "SELECT MAX(changed) FROM thread WHERE login = ?",
        arguments: [login.lowercased()]
      )
    }
  }

  /// A notification, also one that is done.
  func thread(_ id: Int, of login: String) async throws -> IssueThread? {
    try await state.read { db in
      guard let thread = try StoredThread.fetchOne(db, key: id),
        thread.login == login.lowercased(),
        let issue = try StoredIssue.fetchOne(db, key: thread.issue)
      else { return nil }
      return IssueThread(thread: thread, issue: issue)
    }
  }

  /// Changes a notification as it is stored at that moment.
  func change(
    _ id: Int64?,
    at time: Int,
    _ body: @escaping @Sendable (inout StoredThread) -> Void
  ) async throws {
    try await state.write { db in
      guard let id, var thread = try StoredThread.fetchOne(db, key: id) else { return }
      body(&thread)
      thread.changed = max(thread.changed, time)
      try thread.update(db)
    }
  }

  /// Marks the notifications up to a time as read, of one repository or of all.
  func markRead(of login: String, repository: Int?, upTo time: Int, now: Int) async throws {
    try await state.write { db in
      try db.execute(
        sql: """
          UPDATE thread SET isUnread = FALSE, read = max(?, updated), changed = max(?, changed)
          WHERE login = ? AND updated <= ? AND isUnread AND
          (? IS NULL OR issue IN (SELECT id FROM issue WHERE repository = ?))
          """,
        arguments: [now, now, login.lowercased(), time, repository, repository]
      )
    }
  }
}
