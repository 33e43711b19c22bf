import GRDB

/// The moves of issues to other repositories.
extension IssueStore {
  /// Moves an issue to another repository, and returns its number there.
  ///
  /// Labels and the milestone stay behind unless the other repository has labels of these names.
  func transfer(
    _ issue: StoredIssue,
    of name: String,
    to repository: HostedRepository,
    taken: Int,
    by act: IssueAct
  ) async throws -> Int {
    try await state.write { db in
      var new = issue
      new.repository = repository.id
      new.number = try Self.nextNumber(in: repository.id, after: taken, db)
      let known = try String.fetchAll(
        db,
        sql: "SELECT lower(name) FROM label WHERE repository = ?",
        arguments: [repository.id]
      )
      new.labelNames = issue.labelNames.filter { known.contains($0.lowercased()) }
      (new.milestone, new.isPinned, new.updated) = (nil, false, max(issue.updated, act.time))
      try new.update(db)
      try db.execute(
        sql: "INSERT OR REPLACE INTO movedIssue (repository, number, issue) VALUES (?, ?, ?)",
        arguments: [issue.repository, issue.number, issue.id]
      )
      try Self.record("transferred", IssueEventDetail(from: name), on: new, by: act, db)
      return new.number
    }
  }

  /// Returns the issue that had a number before it was moved; `nil` if none was.
  func moved(_ number: Int, from repository: Int) async throws -> StoredIssue? {
    try await state.read { db in
      try StoredIssue.fetchOne(
        db,
        sql: """
          SELECT issue.* FROM movedIssue JOIN issue ON issue.id = movedIssue.issue
          WHERE movedIssue.repository = ? AND movedIssue.number = ?
          """,
        arguments: [repository, number]
      )
    }
  }
}
