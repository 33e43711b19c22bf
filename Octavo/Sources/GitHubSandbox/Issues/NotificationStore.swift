import GRDB

/// A notification with the issue that it is about; without one if it is about another subject.
struct ListedThread: Sendable {
  let thread: StoredThread
  let issue: StoredIssue?
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
  ) async throws -> (threads: [ListedThread], total: Int) {
    let order = try await order(of: login, filter)
    let ids = Array(order.dropFirst(page.start).prefix(page.size))
    return try await state.read { db in
      let threads = try StoredThread.rows("id", in: ids).fetchAll(db).keyed(by: \.id)
      let issues = try StoredIssue.rows("id", in: threads.values.compactMap(\.issue)).fetchAll(db)
        .keyed(by: \.id)
      let found = ids.compactMap { threads[$0] }.map { thread in
        ListedThread(thread: thread, issue: thread.issue.flatMap { issues[$0] })
      }
      return (found, order.count)
    }
  }

  /// Returns the numbers of the chosen notifications, which are read once after each write: a page
  /// behind 50,000 others costs as much as the first one.
  private func order(of login: String, _ filter: NotificationFilter) async throws -> [Int64] {
    let name = filter.name(of: login)
    if let known = state.memory.order(of: name) { return known }
    let generation = state.memory.generation
    let order = try await state.read { db in
      try filter.request(of: login).order(Column("updated").desc, Column("id").desc)
        .select(Column("id"), as: Int64.self).fetchAll(db)
    }
    state.memory.keep(order, of: name, generation: generation)
    return order
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
  func thread(_ id: Int, of login: String) async throws -> ListedThread? {
    try await state.read { db in
      guard let thread = try StoredThread.fetchOne(db, key: id),
        thread.login == login.lowercased()
      else { return nil }
      let issue = try thread.issue.flatMap { try StoredIssue.fetchOne(db, key: $0) }
      return ListedThread(thread: thread, issue: issue)
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
          (? IS NULL OR repository = ?)
          """,
        arguments: [now, now, login.lowercased(), time, repository, repository]
      )
    }
  }
}
