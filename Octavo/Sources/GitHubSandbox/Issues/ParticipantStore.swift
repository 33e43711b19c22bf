import GRDB

/// The users who take part in issues, and their subscriptions.
struct ParticipantStore: Sendable {
  let state: StateStore

  func participant(_ login: String, in issue: Int64) async throws -> StoredParticipant? {
    try await state.read { db in try IssueStore.participant(login, in: issue, db) }
  }

  /// Returns the issues that a user is subscribed to.
  func issues(of login: String) async throws -> Set<Int64> {
    try await state.read { db in
      try Int64.fetchSet(
        db,
        sql: "SELECT issue FROM participant WHERE login = ? AND state = 'subscribed'",
        arguments: [login.lowercased()]
      )
    }
  }

  /// Sets the subscription of a user to an issue, and returns it.
  func set(
    _ newState: StoredParticipant.State,
    of login: String,
    in issue: Int64,
    at time: Int
  ) async throws -> StoredParticipant {
    try await state.write { db in
      let known = try IssueStore.participant(login, in: issue, db)
      var participant =
        known
        ?? StoredParticipant(issue: issue, login: login.lowercased(), reason: .manual, time: time)
      participant.state = newState
      participant.time = time
      try participant.save(db)
      return participant
    }
  }
}
