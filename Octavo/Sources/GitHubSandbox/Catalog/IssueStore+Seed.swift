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
    let act = IssueAct(login: activity.actor, time: action.time, repository: action.repository)
    let names = activity.kind == .label ? [activity.title ?? ""] : activity.labels
    // Labels of a script have a colour that depends on their names.
    _ = try labels(names, in: action.repository.id, color: stableColor, db)
    if activity.kind == .issue {
      let new = NewIssue(
        title: activity.title ?? "",
        body: activity.text,
        labels: activity.labels,
        taken: (activity.number ?? 1) - 1
      )
      _ = try open(new, by: act, db)
      return
    }
    guard let number = activity.number,
      let issue = try stored(number, in: action.repository.id, db)
    else { return }
    if activity.kind == .comment {
      _ = try comment(activity.text ?? "", on: issue, by: act, db)
    } else if action.issueChange != nil {
      var changed = issue
      changed.apply(action)
      _ = try store(changed, replacing: issue, by: act, db)
    }
  }
}

extension StoredIssue {
  /// Changes the state, the labels or the assignees as a script says.
  fileprivate mutating func apply(_ action: ScriptedAction) {
    let activity = action.activity
    let name = activity.title ?? ""
    switch activity.kind {
    case .close: setOpen(false, reason: nil, by: activity.actor, at: action.time)
    case .reopen: setOpen(true, reason: nil, by: activity.actor, at: action.time)
    case .label: labelNames.append(name)
    case .unlabel: labelNames.removeAll { $0 == name }
    case .assign: assigneeLogins.append(name)
    case .unassign: assigneeLogins.removeAll { $0 == name }
    default: break
    }
  }
}
