import DemoWorld
import GRDB

extension IssueStore {
  /// Writes the issues and comments of a script in one transaction, once in the life of the state
  /// file.
  func seed(_ actions: [ScriptedAction]) async throws {
    guard !actions.isEmpty else { return }
    try await state.write { db in
      try db.execute(sql: "INSERT OR IGNORE INTO seeded (login) VALUES ('script of issues')")
      guard db.changesCount > 0 else { return }
      for action in actions { try Self.write(action, db) }
    }
  }

  private static func write(_ action: ScriptedAction, _ db: Database) throws {
    let activity = action.activity
    if activity.kind == .issue {
      let new = NewIssue(
        title: activity.title ?? "",
        body: activity.text,
        labels: activity.labels,
        repository: action.repository,
        login: activity.actor,
        time: action.time,
        taken: (activity.number ?? 1) - 1
      )
      _ = try open(new, db)
      return
    }
    guard let number = activity.number,
      var issue = try StoredIssue.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM issue WHERE repository = ? AND number = ?"),
        arguments: [action.repository.id, number]
      )
    else { return }
    if activity.kind == .comment {
      _ = try comment(
        activity.text ?? "",
        on: issue,
        by: activity.actor,
        at: action.time,
        owner: action.repository.owner,
        db
      )
    } else if let change = action.issueChange {
      issue.apply(action)
      try update(issue, action: change, by: activity.actor, at: action.time, db)
    }
  }
}

extension StoredIssue {
  /// Changes the state or the labels as a script says.
  ///
  /// Assignees are not stored.
  fileprivate mutating func apply(_ action: ScriptedAction) {
    let label = action.activity.title ?? ""
    updated = action.time
    switch action.activity.kind {
    case .close:
      (isOpen, reason, closed, closer) = (false, "completed", action.time, action.activity.actor)
    case .reopen: (isOpen, reason, closed, closer) = (true, "reopened", nil, nil)
    case .label: labels = (labelNames + [label]).joined(separator: "\n")
    case .unlabel: labels = labelNames.filter { $0 != label }.joined(separator: "\n")
    default: break
    }
  }
}
