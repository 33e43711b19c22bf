import GRDB

/// The subscription of a user to a repository or an issue, in GitHub's words.
enum SubscriptionState: String, Codable, DatabaseValueConvertible, Sendable {
  case ignored = "IGNORED"
  case subscribed = "SUBSCRIBED"
  case unsubscribed = "UNSUBSCRIBED"
}

/// A subscription to an issue that the user has chosen.
struct IssueSubscription: Codable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "issueSubscription"

  let login: String
  let issue: Int64
  let state: SubscriptionState

  /// Applies the choices of users to the reasons for which they are notified of an action.
  ///
  /// Who acts has subscribed by that, unless the issue is ignored.
  static func apply(
    to reasons: inout [String: String],
    of issue: Int64,
    by login: String,
    _ db: Database
  ) throws {
    let key = login.lowercased()
    try db.execute(
      sql: "DELETE FROM issueSubscription WHERE issue = ? AND login = ? AND state = 'UNSUBSCRIBED'",
      arguments: [issue, key]
    )
    for choice in try filter(Column("issue") == issue).fetchAll(db) where choice.login != key {
      reasons[choice.login] =
        choice.state == .subscribed ? reasons[choice.login] ?? "manual" : nil
    }
  }
}

extension IssueStore {
  /// Returns the subscription of a user: the one that was chosen, or the one that acting brings.
  func subscription(of login: String, to issue: Int64) async throws -> SubscriptionState {
    let key = login.lowercased()
    return try await state.read { db in
      let chosen = try IssueSubscription.fetchOne(db, key: ["login": key, "issue": issue])
      if let chosen { return chosen.state }
      let thread = try StoredThread.filter(Column("login") == key)
        .filter(Column("issue") == issue).fetchOne(db)
      if let thread { return thread.isIgnored ? .ignored : .subscribed }
      let acts = try IssueAction.filter(Column("issue") == issue)
        .filter(Column("login").collating(.nocase) == key).fetchCount(db)
      return acts > 0 ? .subscribed : .unsubscribed
    }
  }

  func set(_ state: SubscriptionState, of login: String, to issue: Int64, at time: Int) async throws
  {
    let key = login.lowercased()
    try await self.state.write { db in
      try IssueSubscription(login: key, issue: issue, state: state).save(db)
      try db.execute(
        sql: "UPDATE thread SET isIgnored = ?, subscribed = ? WHERE login = ? AND issue = ?",
        arguments: [state == .ignored, state == .unsubscribed ? nil : time, key, issue]
      )
    }
  }
}
