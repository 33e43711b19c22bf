import GRDB

/// The users who take part in issues, and their subscriptions.
extension IssueStore {
  /// Returns the participation of a user who takes part in an issue, or has chosen a subscription.
  func participant(_ login: String, in issue: Int64) async throws -> StoredParticipant? {
    try await state.read { db in try Self.participant(login, in: issue, db) }
  }

  /// Returns the subscription of a user: the one that was chosen, or the one that acting brings.
  func subscription(of login: String, to issue: Int64) async throws -> SubscriptionState {
    try await participant(login, in: issue)?.state ?? .unsubscribed
  }

  /// Returns the issues that a user is subscribed to.
  func subscriptions(of login: String) async throws -> Set<Int64> {
    try await state.read { db in
      try StoredParticipant.filter(Column("login") == login.lowercased())
        .filter(Column("state") == SubscriptionState.subscribed.rawValue)
        .select(Column("issue"), as: Int64.self).fetchSet(db)
    }
  }

  /// Sets the subscription of a user to an issue, and returns it.
  @discardableResult
  func set(
    _ newState: SubscriptionState,
    of login: String,
    to issue: Int64,
    at time: Int
  ) async throws -> StoredParticipant {
    try await state.write { db in
      var participant =
        try Self.participant(login, in: issue, db)
        ?? StoredParticipant(issue: issue, login: login.lowercased(), reason: .manual, time: time)
      participant.state = newState
      participant.time = time
      try participant.save(db)
      return participant
    }
  }

  /// Makes a user take part in an issue, which ends an earlier “unsubscribed”.
  static func takePart(
    _ login: String,
    in issue: StoredIssue,
    for reason: NotificationReason,
    at time: Int,
    _ db: Database
  ) throws {
    let (id, key) = (issue.id ?? 0, login.lowercased())
    let known = try participant(login, in: id, db)
    var participant =
      known ?? StoredParticipant(issue: id, login: key, reason: reason, time: time)
    participant.reason = max(participant.reason, reason)
    if participant.state == .unsubscribed { participant.state = .subscribed }
    if participant != known { try participant.save(db) }
  }

  static func participant(
    _ login: String,
    in issue: Int64,
    _ db: Database
  ) throws -> StoredParticipant? {
    try StoredParticipant.fetchOne(
      db.cachedStatement(sql: "SELECT * FROM participant WHERE issue = ? AND login = ?"),
      arguments: [issue, login.lowercased()]
    )
  }
}
