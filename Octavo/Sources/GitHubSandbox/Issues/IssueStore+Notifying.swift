import GRDB

/// The records of actions, and the notifications about them.
extension IssueStore {
  static func record(
    _ action: String,
    _ detail: IssueEventDetail?,
    comment: Int64? = nil,
    on issue: StoredIssue,
    by act: IssueAct,
    _ db: Database
  ) throws {
    var record = IssueAction(
      issue: issue.id ?? 0,
      comment: comment,
      login: act.login,
      action: action,
      time: act.time,
      detail: detail
    )
    try record.insert(db)
  }

  /// Makes the users that a new text mentions take part, notifies them, and records the issues that
  /// the text refers to.
  static func mention(in issue: StoredIssue, by act: IssueAct, _ db: Database) throws {
    var mentioned: [String] = []
    for login in act.mentioned where login.lowercased() != act.key {
      let known = try participant(login, in: issue.id ?? 0, db)
      if known?.state == .ignored { continue }
      try takePart(login, in: issue, for: .mention, at: act.time, db)
      mentioned.append(login)
      guard known?.reason != .mention else { continue }
      let mentionedAct = IssueAct(login: login, time: act.time, repository: act.repository)
      try record("mentioned", nil, on: issue, by: mentionedAct, db)
      guard known == nil else { continue }
      try record("subscribed", nil, on: issue, by: mentionedAct, db)
    }
    if !mentioned.isEmpty { try notify(of: issue, by: act, only: mentioned, db) }
    for number in act.references where number != issue.number {
      try refer(to: number, from: issue, by: act, db)
    }
  }

  /// Records a reference to another issue of the repository, once for each issue that refers to it.
  private static func refer(
    to number: Int,
    from issue: StoredIssue,
    by act: IssueAct,
    _ db: Database
  ) throws {
    guard let target = try stored(number, in: issue.repository, db), let id = target.id else {
      return
    }
    let known = try Int.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT id FROM issueAction WHERE issue = ? AND action = 'cross-referenced'
          AND json_extract(detail, '$.source') = ?
          """
      ),
      arguments: [id, issue.id]
    )
    guard known == nil else { return }
    try record("cross-referenced", IssueEventDetail(source: issue.id), on: target, by: act, db)
  }

  /// Notifies the users who take part and those who watch the repository, or some of them only.
  ///
  /// The user who acts and the users who ignore the issue or the repository are not notified.
  static func notify(
    of issue: StoredIssue,
    by act: IssueAct,
    only chosen: [String]? = nil,
    _ db: Database
  ) throws {
    var reasons = [act.repository.owner.lowercased(): NotificationReason.subscribed]
    let watches = try StoredWatch.fetchAll(
      db.cachedStatement(sql: "SELECT * FROM watch WHERE repository = ?"),
      arguments: [issue.repository]
    )
    for watch in watches { reasons[watch.login] = watch.isIgnored ? nil : .subscribed }
    let participants = try StoredParticipant.fetchAll(
      db.cachedStatement(sql: "SELECT * FROM participant WHERE issue = ?"),
      arguments: [issue.id]
    )
    for one in participants { reasons[one.login] = one.state == .subscribed ? one.reason : nil }
    for watch in watches where watch.isIgnored { reasons[watch.login] = nil }
    reasons[act.key] = nil
    let logins = chosen.map { Set($0.map { $0.lowercased() }) }
    for (login, reason) in reasons where logins?.contains(login) ?? true {
      try notify(login, of: issue, for: reason, at: act.time, db)
    }
  }

  private static func notify(
    _ login: String,
    of issue: StoredIssue,
    for reason: NotificationReason,
    at time: Int,
    _ db: Database
  ) throws {
    let known = try StoredThread.fetchOne(
      db.cachedStatement(sql: "SELECT * FROM thread WHERE login = ? AND issue = ?"),
      arguments: [login, issue.id]
    )
    var thread =
      known
      ?? StoredThread(
        login: login,
        repository: issue.repository,
        issue: issue.id,
        reason: reason,
        updated: time,
        changed: time
      )
    thread.reason = reason
    thread.updated = max(thread.updated, time)
    thread.changed = max(thread.changed, time)
    (thread.isUnread, thread.isDone) = (true, false)
    try thread.save(db)
  }
}
