import DemoWorld
import GRDB

extension IssueStore {
  /// Writes the issues and comments of a script, once in the life of the state file.
  func seed(_ actions: [ScriptedAction]) async throws {
    guard !actions.isEmpty, try await isUnseeded() else { return }
    for action in actions {
      let activity = action.activity
      switch activity.kind {
      case .issue:
        _ = try await open(
          title: activity.title ?? "",
          body: activity.text,
          labels: activity.labels,
          in: action.repository,
          by: activity.actor,
          at: action.time,
          above: (activity.number ?? 1) - 1
        )
      case .comment:
        guard let issue = try await issue(of: action) else { continue }
        _ = try await comment(
          activity.text ?? "",
          on: issue,
          by: activity.actor,
          at: action.time,
          owner: action.repository.owner
        )
      default:
        guard let change = action.issueChange, var issue = try await issue(of: action) else {
          continue
        }
        issue.apply(action)
        try await update(issue, action: change, by: activity.actor, at: action.time)
      }
    }
  }

  private func issue(of action: ScriptedAction) async throws -> StoredIssue? {
    guard let number = action.activity.number else { return nil }
    return try await issue(number, in: action.repository.id)?.0
  }

  /// Returns whether no script was written yet, and remembers that one is now.
  private func isUnseeded() async throws -> Bool {
    try await state.write { db in
      try db.execute(sql: "INSERT OR IGNORE INTO seeded (login) VALUES ('script of issues')")
      return db.changesCount > 0
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
