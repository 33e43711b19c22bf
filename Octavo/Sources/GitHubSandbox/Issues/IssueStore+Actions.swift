import GRDB

/// The actions on issues, as events, timelines and feeds have them.
extension IssueStore {
  /// The actions that are no events of issues: the texts themselves, and references to others.
  private static let hidden = ["opened", "created", "cross-referenced", "reviewed"]

  /// The events of an issue, oldest first.
  func events(of issue: StoredIssue) async throws -> [RecordedAction] {
    try await actions(
      IssueAction.filter(Column("issue") == issue.id)
        .filter(!Self.hidden.contains(Column("action"))).order(Column("id"))
    )
  }

  /// The events of all issues of a repository, newest first.
  func events(in repository: Int) async throws -> [RecordedAction] {
    try await actions(
      IssueAction.filter(
        sql: "issue IN (SELECT id FROM issue WHERE repository = ?)",
        arguments: [repository]
      ).filter(!Self.hidden.contains(Column("action"))).order(Column("id").desc)
    )
  }

  /// The event with an identifier.
  func event(_ id: Int) async throws -> RecordedAction? {
    try await actions(
      IssueAction.filter(key: id).filter(!Self.hidden.contains(Column("action")))
    ).first
  }

  /// The timeline of an issue, oldest first: the events, the comments that are left, and the
  /// references.
  func timeline(of issue: StoredIssue) async throws -> [RecordedAction] {
    try await actions(
      IssueAction.filter(Column("issue") == issue.id).filter(Column("action") != "opened")
        .order(Column("id"))
    )
  }

  /// The actions that are events of a feed, newest first.
  ///
  /// The labels and assignees that an issue is opened with are part of its opening. Those of pull
  /// requests are no events of issues.
  func actions(atMost count: Int) async throws -> [RecordedAction] {
    try await actions(
      IssueAction.filter(IssueAction.fed.contains(Column("action")))
        .filter(
          sql: """
            NOT (action IN ('labeled', 'assigned') AND time =
            (SELECT created FROM issue WHERE issue.id = issueAction.issue))
            """
        ).filter(sql: "NOT (SELECT isPull FROM issue WHERE issue.id = issueAction.issue)")
        .order(Column("id").desc).limit(count)
    )
  }

  private func actions(
    _ request: QueryInterfaceRequest<IssueAction>
  ) async throws -> [RecordedAction] {
    try await state.read { db in try RecordedAction.all(request.fetchAll(db), db) }
  }
}
