import GRDB

/// A notification with the issue that it is about.
struct IssueThread: Sendable {
  var thread: StoredThread
  let issue: StoredIssue
}

/// The notifications of users.
struct NotificationStore: Sendable {
  let state: StateStore

  /// The notifications of a user that are not done, newest first.
  func threads(of login: String) async throws -> [IssueThread] {
    try await state.read { db in
      let threads = try StoredThread.filter(Column("login") == login.lowercased())
        .filter(Column("isDone") == false)
        .order(Column("updated").desc, Column("id").desc).fetchAll(db)
      return try threads.compactMap { thread in
        try StoredIssue.fetchOne(db, key: thread.issue).map {
          IssueThread(thread: thread, issue: $0)
        }
      }
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

  func update(_ thread: StoredThread) async throws {
    try await state.write { db in try thread.update(db) }
  }

  /// Marks the notifications up to a time as read, of one repository or of all.
  func markRead(of login: String, repository: Int?, upTo time: Int, now: Int) async throws {
    try await state.write { db in
      try db.execute(
        sql: """
          UPDATE thread SET read = max(?, updated) WHERE login = ? AND updated <= ? AND
          (? IS NULL OR issue IN (SELECT id FROM issue WHERE repository = ?))
          """,
        arguments: [now, login.lowercased(), time, repository, repository]
      )
    }
  }
}
