import GRDB

extension CheckStore {
  /// A commit that a place of a script has arrived at.
  struct Head: Sendable {
    let place: CheckPlan.Place
    let sha: String
    /// The branch of the commit; `nil` if it is not known.
    let branch: String?
    /// The time of the commit.
    let time: Int
    /// The login of its author.
    let author: String
  }

  /// Returns the places that are at another commit than at the last call of `arrive`.
  func moved(
    _ commits: [CheckPlan.Place: String],
    in repository: Int
  ) async throws -> [CheckPlan.Place] {
    let known = try await state.read { db in try Self.known(in: repository, db) }
    return commits.filter { known[$0.key.text] != $0.value }.keys.sorted { $0.text < $1.text }
  }

  /// Starts the checks of a script for the heads that have moved since the last call.
  func arrive(
    _ heads: [Head],
    with script: CheckScript,
    in repository: Int,
    at now: Int
  ) async throws {
    try await state.write { db in
      // Another request may have seen them meanwhile.
      let known = try Self.known(in: repository, db)
      for head in heads where known[head.place.text] != head.sha {
        try db.execute(
          sql: "INSERT OR REPLACE INTO checkedHead (repository, place, sha) VALUES (?, ?, ?)",
          arguments: [repository, head.place.text, head.sha]
        )
        let isFirst = known[head.place.text] == nil
        for plan in script.plans where plan.places.contains(head.place) {
          let start = Self.start(plan.age, of: head, isFirst: isFirst, at: now)
          try Self.add(Self.suite(plan, head, in: repository, at: start, db), db)
        }
        for plan in script.statuses where plan.places.contains(head.place) {
          let start = Self.start(plan.age, of: head, isFirst: isFirst, at: now)
          try Self.add(plan, to: head, in: repository, at: start, db)
        }
      }
    }
  }

  private static func known(in repository: Int, _ db: Database) throws -> [String: String] {
    let rows = try Row.fetchAll(
      db,
      sql: "SELECT place, sha FROM checkedHead WHERE repository = ?",
      arguments: [repository]
    )
    return rows.reduce(into: [:]) { $0[$1["place"]] = $1["sha"] }
  }

  /// Returns the time at which checks begin: for a commit that arrives, now.
  private static func start(_ age: Int?, of head: Head, isFirst: Bool, at now: Int) -> Int {
    guard isFirst else { return now }
    return min(now, age.map { now - $0 } ?? head.time + 20)
  }

  private static func suite(
    _ plan: CheckPlan,
    _ head: Head,
    in repository: Int,
    at time: Int,
    _ db: Database
  ) throws -> StoredCheckSuite {
    let last = try Int.fetchOne(
      db,
      sql: "SELECT MAX(number) FROM checkSuite WHERE repository = ? AND workflow = ?",
      arguments: [repository, plan.name]
    )
    let actor = plan.actor ?? head.author
    var suite = StoredCheckSuite(
      repository: repository,
      sha: head.sha,
      branch: head.branch,
      app: plan.isWorkflow ? StoredCheckSuite.actions : plan.name,
      workflow: plan.isWorkflow ? plan.name : nil,
      path: plan.isWorkflow ? plan.file : nil,
      event: plan.event,
      number: last.map { $0 + 1 } ?? plan.number,
      login: actor,
      starter: actor,
      isHeld: plan.needsApproval,
      jobs: plan.jobs,
      created: time,
      started: time
    )
    if case .pull(let number) = head.place { suite.pull = number }
    return suite
  }

  private static func add(
    _ plan: StatusPlan,
    to head: Head,
    in repository: Int,
    at time: Int,
    _ db: Database
  ) throws {
    func status(_ state: String, _ description: String?, at time: Int) -> StoredCommitStatus {
      StoredCommitStatus(
        repository: repository,
        sha: head.sha,
        context: plan.context,
        state: state,
        description: description,
        target: plan.target,
        login: plan.login,
        created: time
      )
    }
    if plan.seconds > 0, plan.state != "pending" {
      _ = try status("pending", nil, at: time).inserted(db)
    }
    _ = try status(plan.state, plan.description, at: time + plan.seconds).inserted(db)
  }
}

extension CheckPlan.Place {
  /// The form in the state file.
  fileprivate var text: String {
    switch self {
    case .branch(let name): "branch \(name)"
    case .pull(let number): "pull \(number)"
    }
  }
}
