import GRDB

extension ProjectStore {
  /// Makes the project of the demo world once in the life of the state file: two issues of an
  /// account's own repositories, one of them in progress.
  func seed(of owner: String, in repositories: [HostedRepository]) async throws {
    let own = repositories.filter { $0.owner.lowercased() == owner.lowercased() }
    guard !own.isEmpty else { return }
    try await state.write { db in
      try db.execute(sql: "INSERT OR IGNORE INTO seeded (login) VALUES ('script of projects')")
      guard db.changesCount > 0 else { return }
      let issues = try StoredIssue.rows("repository", in: own.map(\.id)).order(Column("id"))
        .limit(2).fetchAll(db)
      guard let first = issues.first else { return }
      let project = try Self.make("Garden year", of: owner, at: first.created, db)
      let statuses = try Self.statuses(of: project.id, db)
      for (issue, name) in zip(issues, ["In Progress", "Todo"]) {
        guard let repository = own.first(where: { $0.id == issue.repository }) else { continue }
        let act = IssueAct(login: owner, time: issue.created, repository: repository)
        let item = try Self.add(issue, to: project, by: act, db)
        _ = try Self.set(statuses.first { $0.name == name }?.id, of: item, by: act, db)
      }
    }
  }
}
