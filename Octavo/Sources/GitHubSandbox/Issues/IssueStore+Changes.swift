import GRDB

/// The changes of issues, each with its events and notifications in one transaction.
extension IssueStore {
  /// Changes an issue as it is stored at that moment, and returns it.
  ///
  /// - Returns: `nil` if the issue does not exist.
  func change(
    _ id: Int64?,
    by act: IssueAct,
    _ body: @escaping @Sendable (inout StoredIssue) -> Void
  ) async throws -> StoredIssue? {
    try await state.write { db in
      guard let id, let old = try StoredIssue.fetchOne(db, key: id) else { return nil }
      var new = old
      body(&new)
      return try Self.store(new, replacing: old, by: act, db)
    }
  }

  /// Stores a changed issue with the events that lead to it.
  static func store(
    _ new: StoredIssue,
    replacing old: StoredIssue,
    by act: IssueAct,
    _ db: Database
  ) throws -> StoredIssue {
    var new = new
    new.labelNames = try labels(new.labelNames, in: act.repository.id, db).map(\.name)
    guard new != old else { return old }
    new.updated = max(new.updated, act.time)
    try new.update(db)
    for (action, detail) in try events(from: old, to: new, db) {
      try record(action, detail, on: new, by: act, db)
    }
    let added = new.assigneeLogins.filter { !old.assigneeLogins.contains($0) }
    for login in added { try takePart(login, in: new, for: .assign, at: act.time, db) }
    if new.isOpen != old.isOpen {
      try takePart(act.login, in: new, for: .stateChange, at: act.time, db)
      try notify(of: new, by: act, db)
    } else if !added.isEmpty {
      try notify(of: new, by: act, only: added, db)
    }
    if new.body != old.body {
      let form = (old.body ?? "", old.login, old.created)
      try keepForms(of: new.id, form, new.body ?? "", by: act, db)
      try mention(in: new, by: act, db)
    }
    return new
  }

  /// Returns the events between two states of an issue, with GitHub's words.
  private static func events(
    from old: StoredIssue,
    to new: StoredIssue,
    _ db: Database
  ) throws -> [(action: String, detail: IssueEventDetail?)] {
    var events: [(action: String, detail: IssueEventDetail?)] = []
    if new.title != old.title {
      events.append(("renamed", IssueEventDetail(from: old.title, to: new.title)))
    }
    let lost = old.labelNames.filter { !new.labelNames.contains($0) }
    let gained = new.labelNames.filter { !old.labelNames.contains($0) }
    for label in try labels(lost, in: new.repository, db) {
      events.append(("unlabeled", IssueEventDetail(label: label.name, color: label.color)))
    }
    for label in try labels(gained, in: new.repository, db) {
      events.append(("labeled", IssueEventDetail(label: label.name, color: label.color)))
    }
    for login in old.assigneeLogins where !new.assigneeLogins.contains(login) {
      events.append(("unassigned", IssueEventDetail(assignee: login)))
    }
    for login in new.assigneeLogins where !old.assigneeLogins.contains(login) {
      events.append(("assigned", IssueEventDetail(assignee: login)))
    }
    if new.milestone != old.milestone {
      for (action, id) in [("demilestoned", old.milestone), ("milestoned", new.milestone)] {
        guard let id, let milestone = try StoredMilestone.fetchOne(db, key: id) else { continue }
        events.append((action, IssueEventDetail(milestone: milestone.title)))
      }
    }
    if new.type != old.type {
      let action = new.type == nil ? "removed" : old.type == nil ? "added" : "changed"
      events.append(("issue_type_\(action)", IssueEventDetail(from: old.type, to: new.type)))
    }
    if new.isPinned != old.isPinned { events.append((new.isPinned ? "pinned" : "unpinned", nil)) }
    if new.original != old.original {
      let action = new.original == nil ? "unmarked_as_duplicate" : "marked_as_duplicate"
      events.append((action, nil))
    }
    if new.isLocked != old.isLocked {
      let detail = new.isLocked ? IssueEventDetail(lockReason: new.lockReason) : nil
      events.append((new.isLocked ? "locked" : "unlocked", detail))
    }
    if new.isOpen != old.isOpen {
      let detail = IssueEventDetail(stateReason: new.isOpen ? nil : new.reason)
      events.append((new.isOpen ? "reopened" : "closed", detail))
    }
    return events
  }
}
