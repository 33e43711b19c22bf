import GRDB

extension IssueStore {
  /// Adds an entry of a scripted thread to an issue.
  static func add(
    _ entry: SandboxThread.Entry,
    to issue: StoredIssue,
    at time: Int,
    in repository: HostedRepository,
    _ db: Database
  ) throws {
    switch entry {
    case .comment(let body, let login):
      let act = IssueAct(login: login, time: time, repository: repository)
      var comment = StoredComment(
        issue: issue.id ?? 0,
        login: login,
        body: body,
        created: time,
        updated: time
      )
      try comment.insert(db)
      try record("created", nil, comment: comment.id, on: issue, by: act, db)
    case .event(let event):
      let act = IssueAct(login: event.login, time: time, repository: repository)
      try record(event.kind, IssueEventDetail(members: event.members), on: issue, by: act, db)
    }
    try db.execute(
      sql: "UPDATE issue SET updated = max(updated, ?) WHERE id = ?",
      arguments: [time, issue.id]
    )
  }
}
