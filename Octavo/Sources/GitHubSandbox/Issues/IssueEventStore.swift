import GRDB

/// An event of an issue, with the issue and, for a reference, the issue that refers to it.
struct RecordedEvent: Sendable {
  let action: IssueAction
  let issue: StoredIssue
  var source: StoredIssue?
}

/// The events of issues, as their timelines have them.
struct IssueEventStore: Sendable {
  let state: StateStore

  /// The actions that are no events of issues: the texts themselves, and references to others.
  private static let hidden = ["opened", "created", "cross-referenced"]

  /// The events of an issue, oldest first.
  func events(of issue: StoredIssue) async throws -> [RecordedEvent] {
    try await state.read { db in
      try IssueAction.filter(Column("issue") == issue.id)
        .filter(!Self.hidden.contains(Column("action"))).order(Column("id")).fetchAll(db)
        .map { RecordedEvent(action: $0, issue: issue) }
    }
  }

  /// The events of all issues of a repository, newest first.
  func events(in repository: Int) async throws -> [RecordedEvent] {
    try await state.read { db in
      let issues = try StoredIssue.filter(Column("repository") == repository).fetchAll(db)
      let byID = Dictionary(issues.map { ($0.id ?? 0, $0) }) { first, _ in first }
      let actions = try IssueAction.fetchAll(
        db,
        sql: """
          SELECT * FROM issueAction WHERE issue IN (SELECT value FROM json_each(?))
          ORDER BY id DESC
          """,
        arguments: [try databaseList(Array(byID.keys))]
      )
      return actions.compactMap { action in
        guard !Self.hidden.contains(action.action) else { return nil }
        return byID[action.issue].map { RecordedEvent(action: action, issue: $0) }
      }
    }
  }

  /// The event with an identifier.
  func event(_ id: Int) async throws -> RecordedEvent? {
    try await state.read { db in
      guard let action = try IssueAction.fetchOne(db, key: id),
        !Self.hidden.contains(action.action),
        let issue = try StoredIssue.fetchOne(db, key: action.issue)
      else { return nil }
      return RecordedEvent(action: action, issue: issue)
    }
  }

  /// The timeline of an issue, oldest first: the events, the comments that are left, and the
  /// references.
  func timeline(of issue: StoredIssue) async throws -> [RecordedEvent] {
    try await state.read { db in
      let actions = try IssueAction.filter(Column("issue") == issue.id)
        .filter(Column("action") != "opened").order(Column("id")).fetchAll(db)
      let sources = try StoredIssue.fetchAll(db, keys: Set(actions.compactMap(\.detail?.source)))
      let byID = Dictionary(sources.map { ($0.id ?? 0, $0) }) { first, _ in first }
      return actions.map { action in
        let source = action.detail?.source.flatMap { byID[$0] }
        return RecordedEvent(action: action, issue: issue, source: source)
      }
    }
  }

  /// Returns comments by their identifiers.
  func comments(_ ids: [Int64]) async throws -> [Int64: StoredComment] {
    try await state.read { db in
      let comments = try StoredComment.fetchAll(
        db,
        sql: "SELECT * FROM comment WHERE id IN (SELECT value FROM json_each(?))",
        arguments: [try databaseList(ids)]
      )
      return Dictionary(comments.map { ($0.id ?? 0, $0) }) { first, _ in first }
    }
  }
}
