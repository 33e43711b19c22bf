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
      case .comment, .close:
        guard let number = activity.number,
          var (issue, _) = try await self.issue(number, in: action.repository.id)
        else { continue }
        if activity.kind == .comment {
          _ = try await comment(
            activity.text ?? "",
            on: issue,
            by: activity.actor,
            at: action.time,
            owner: action.repository.owner
          )
        } else {
          (issue.isOpen, issue.reason) = (false, "completed")
          (issue.closed, issue.closer, issue.updated) = (action.time, activity.actor, action.time)
          try await update(issue, action: "closed", by: activity.actor, at: action.time)
        }
      default: break
      }
    }
  }

  /// Returns whether no script was written yet, and remembers that one is now.
  private func isUnseeded() async throws -> Bool {
    try await state.write { db in
      try db.execute(sql: "INSERT OR IGNORE INTO seeded (login) VALUES ('script of issues')")
      return db.changesCount > 0
    }
  }
}
