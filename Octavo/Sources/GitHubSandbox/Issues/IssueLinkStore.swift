import GRDB

/// A relation between two issues.
enum IssueLinkKind: String, Sendable {
  /// The other is a part of the issue.
  case subIssue = "sub-issue"
  /// The issue cannot be done before the other.
  case blockedBy = "blocked by"

  /// The names of the events on the issue and on the other one, when the link is made or removed.
  func events(isAdded: Bool) -> (near: String, far: String) {
    let word = isAdded ? "added" : "removed"
    return switch self {
    case .subIssue: ("sub_issue_\(word)", "parent_issue_\(word)")
    case .blockedBy: ("blocked_by_\(word)", "blocking_\(word)")
    }
  }

  /// The member of an event that has the issue at the other end.
  static let members = [
    "sub_issue_added": "sub_issue", "sub_issue_removed": "sub_issue",
    "parent_issue_added": "parent_issue", "parent_issue_removed": "parent_issue",
    "blocked_by_added": "blocking_issue", "blocked_by_removed": "blocking_issue",
    "blocking_added": "blocked_issue", "blocking_removed": "blocked_issue",
  ]
}

/// The links between issues, each with its events in one transaction.
struct IssueLinkStore: Sendable {
  let state: StateStore

  /// Returns the issues to which an issue is linked, in the order in which they were.
  func issues(
    _ kind: IssueLinkKind,
    of issue: StoredIssue
  ) async throws -> [(issue: StoredIssue, comments: Int)] {
    try await linked("issue.id = issueLink.other AND issueLink.issue = ?", kind, issue)
  }

  /// Returns the issues that are linked to an issue.
  func issues(
    _ kind: IssueLinkKind,
    to issue: StoredIssue
  ) async throws -> [(issue: StoredIssue, comments: Int)] {
    try await linked("issue.id = issueLink.issue AND issueLink.other = ?", kind, issue)
  }

  private func linked(
    _ condition: String,
    _ kind: IssueLinkKind,
    _ issue: StoredIssue
  ) async throws -> [(issue: StoredIssue, comments: Int)] {
    let issues = try await state.read { db in
      try StoredIssue.fetchAll(
        db,
        sql: """
          SELECT issue.* FROM issueLink JOIN issue ON \(condition)
          WHERE kind = ? ORDER BY issueLink.time, issue.id
          """,
        arguments: [issue.id, kind.rawValue]
      )
    }
    return try await IssueStore(state: state).counted(issues)
  }

  /// Makes a link, or removes it.
  ///
  /// - Returns: False if it is as it is to be already, or the other issue has a parent or is above
  ///   the issue.
  func set(
    _ kind: IssueLinkKind,
    _ isSet: Bool,
    from issue: StoredIssue,
    to other: StoredIssue,
    by act: IssueAct
  ) async throws -> Bool {
    try await state.write { db in
      guard let near = issue.id, let far = other.id, near != far else { return false }
      if isSet {
        if try Self.reaches(kind, from: far, to: near, db) { return false }
        if kind == .subIssue, try Self.hasParent(far, db) { return false }
        try db.execute(
          sql: "INSERT OR IGNORE INTO issueLink (kind, issue, other, time) VALUES (?, ?, ?, ?)",
          arguments: [kind.rawValue, near, far, act.time]
        )
      } else {
        try db.execute(
          sql: "DELETE FROM issueLink WHERE kind = ? AND issue = ? AND other = ?",
          arguments: [kind.rawValue, near, far]
        )
      }
      guard db.changesCount > 0 else { return false }
      let events = kind.events(isAdded: isSet)
      for (name, subject, source) in [(events.near, issue, far), (events.far, other, near)] {
        try db.execute(
          sql: "UPDATE issue SET updated = max(updated, ?) WHERE id = ?",
          arguments: [act.time, subject.id]
        )
        let detail = IssueEventDetail(source: source)
        try IssueStore.record(name, detail, on: subject, by: act, db)
      }
      return true
    }
  }

  private static func hasParent(_ issue: Int64, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: "SELECT EXISTS (SELECT 1 FROM issueLink WHERE kind = ? AND other = ?)",
      arguments: [IssueLinkKind.subIssue.rawValue, issue]
    ) ?? false
  }

  /// Whether links lead from an issue to another one, so that one more would make a circle.
  private static func reaches(
    _ kind: IssueLinkKind,
    from issue: Int64,
    to other: Int64,
    _ db: Database
  ) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        WITH RECURSIVE reached(id) AS (
          SELECT ? UNION
          SELECT issueLink.other FROM issueLink JOIN reached ON issueLink.issue = reached.id
          WHERE kind = ?)
        SELECT EXISTS (SELECT 1 FROM reached WHERE id = ?)
        """,
      arguments: [issue, kind.rawValue, other]
    ) ?? false
  }

  /// Returns the issue with an identifier of the REST API.
  func issue(restID: Int) async throws -> StoredIssue? {
    let places = try await state.read { db in
      try Row.fetchAll(db, sql: "SELECT id, repository, number FROM issue").map { row in
        (id: row["id"] as Int64, name: "\(row["repository"] as Int)#\(row["number"] as Int)")
      }
    }
    guard let place = places.first(where: { stableIdentifier("issue", $0.name) == restID })
    else { return nil }
    return try await IssueStore(state: state).issue(id: place.id)
  }
}
