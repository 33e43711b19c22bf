import GRDB

/// The requests for reviews.
extension PullStore {
  /// Asks users and teams for a review, with an event for each that is not asked yet.
  func request(
    _ logins: [String],
    _ teams: [Team],
    for listed: ListedPull,
    by act: IssueAct
  ) async throws -> ListedPull {
    try await state.write { db in
      try Self.request(logins, teams, for: listed, by: act, isSilent: false, db)
    }
  }

  /// Asks for reviews in a transaction of the caller, silently without a notification.
  static func request(
    _ logins: [String],
    _ teams: [Team],
    for listed: ListedPull,
    by act: IssueAct,
    isSilent: Bool,
    _ db: Database
  ) throws -> ListedPull {
    guard var pull = try StoredPull.fetchOne(db, key: listed.pull.issue) else { return listed }
    var asked: [String] = []
    var known = Set(pull.reviewerLogins.map { $0.lowercased() })
    for login in logins where known.insert(login.lowercased()).inserted {
      pull.reviewerLogins.append(login)
      asked.append(login)
      let detail = IssueEventDetail(reviewer: login)
      try IssueStore.record("review_requested", detail, on: listed.issue, by: act, db)
    }
    for team in teams where !pull.teamNames.contains(team.fullName) {
      pull.teamNames.append(team.fullName)
      asked += team.members
      let detail = IssueEventDetail(team: team.fullName)
      try IssueStore.record("review_requested", detail, on: listed.issue, by: act, db)
    }
    guard !asked.isEmpty else { return listed }
    try pull.update(db)
    var result = listed
    result.pull = pull
    result.issue = try touch(listed.issue, at: act.time, db)
    for login in asked where login.lowercased() != act.key {
      try IssueStore.takePart(login, in: result.issue, for: .reviewRequested, at: act.time, db)
    }
    if !isSilent { try IssueStore.notify(of: result.issue, by: act, only: asked, db) }
    return result
  }

  /// Withdraws requests, with an event for each.
  func withdraw(
    _ logins: [String],
    _ teams: [String],
    of listed: ListedPull,
    by act: IssueAct
  ) async throws -> ListedPull {
    try await state.write { db in
      guard var pull = try StoredPull.fetchOne(db, key: listed.pull.issue) else { return listed }
      for login in pull.reviewerLogins where logins.contains(login.lowercased()) {
        pull.reviewerLogins.removeAll { $0 == login }
        let detail = IssueEventDetail(reviewer: login)
        try IssueStore.record("review_request_removed", detail, on: listed.issue, by: act, db)
      }
      for team in pull.teamNames where teams.contains(team.lowercased()) {
        pull.teamNames.removeAll { $0 == team }
        let detail = IssueEventDetail(team: team)
        try IssueStore.record("review_request_removed", detail, on: listed.issue, by: act, db)
      }
      guard pull != listed.pull else { return listed }
      try pull.update(db)
      var result = listed
      result.pull = pull
      result.issue = try Self.touch(listed.issue, at: act.time, db)
      return result
    }
  }
}
