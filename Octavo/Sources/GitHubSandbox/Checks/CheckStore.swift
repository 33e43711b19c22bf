import GRDB

/// The checks, the statuses and the runs of workflows of commits.
struct CheckStore: Sendable {
  /// A suite with all its runs, of all attempts, the oldest first.
  struct Suite: Sendable {
    var suite: StoredCheckSuite
    let runs: [StoredCheckRun]

    /// The newest run of each job up to an attempt, in the order of the jobs.
    func latest(upTo attempt: Int = .max) -> [StoredCheckRun] {
      var names: [String] = []
      var newest: [String: StoredCheckRun] = [:]
      for run in runs where run.attempt <= attempt {
        if newest.updateValue(run, forKey: run.name) == nil { names.append(run.name) }
      }
      return names.compactMap { newest[$0] }
    }

    func state(at time: Int) -> CheckState { suite.state(of: latest(), at: time) }
  }

  let state: StateStore

  /// Returns the suites of a commit, the newest first.
  func suites(of sha: String, in repository: Int) async throws -> [Suite] {
    try await state.read { db in
      try Self.suites(
        StoredCheckSuite.filter(Column("repository") == repository).filter(Column("sha") == sha),
        db
      )
    }
  }

  /// Returns the suites of several commits, by the names of those.
  func suites(of commits: [String], in repository: Int) async throws -> [String: [Suite]] {
    try await state.read { db in
      let request = try StoredCheckSuite.rows("sha", in: commits)
        .filter(Column("repository") == repository)
      return Dictionary(grouping: try Self.suites(request, db), by: \.suite.sha)
    }
  }

  /// Returns the runs of workflows of a repository, the newest first.
  func workflowRuns(of repository: Int) async throws -> [Suite] {
    try await state.read { db in
      try Self.suites(
        StoredCheckSuite.filter(Column("repository") == repository)
          .filter(Column("workflow") != nil),
        db
      )
    }
  }

  /// Returns a suite of a repository; `nil` if there is none with the number.
  func suite(_ id: Int64, in repository: Int) async throws -> Suite? {
    try await state.read { db in
      try Self.suites(
        StoredCheckSuite.filter(Column("id") == id).filter(Column("repository") == repository),
        db
      ).first
    }
  }

  /// Returns a run of a check with its suite.
  func run(_ id: Int64, in repository: Int) async throws -> (run: StoredCheckRun, suite: Suite)? {
    try await state.read { db in
      guard let run = try StoredCheckRun.fetchOne(db, key: id) else { return nil }
      let request = StoredCheckSuite.filter(Column("id") == run.suite)
        .filter(Column("repository") == repository)
      return try Self.suites(request, db).first.map { (run, $0) }
    }
  }

  /// Returns a job by its number alone, for a signed address.
  func job(_ id: Int64) async throws -> StoredCheckRun? {
    try await state.read { db in try StoredCheckRun.fetchOne(db, key: id) }
  }

  /// Returns the statuses of commits that are set by a time, the newest first.
  func statuses(
    of commits: [String],
    in repository: Int,
    at time: Int
  ) async throws -> [StoredCommitStatus] {
    try await state.read { db in
      try StoredCommitStatus.rows("sha", in: commits).filter(Column("repository") == repository)
        .filter(Column("created") <= time)
        .order(Column("created").desc, Column("id").desc).fetchAll(db)
    }
  }

  private static func suites(
    _ request: QueryInterfaceRequest<StoredCheckSuite>,
    _ db: Database
  ) throws -> [Suite] {
    let suites = try request.order(Column("created").desc, Column("id").desc).fetchAll(db)
    let all = try StoredCheckRun.rows("suite", in: suites.compactMap(\.id)).order(Column("id"))
      .fetchAll(db)
    let runs = Dictionary(grouping: all, by: \.suite)
    return suites.map { Suite(suite: $0, runs: $0.id.flatMap { runs[$0] } ?? []) }
  }
}

extension [StoredCommitStatus] {
  /// The newest status of each context, of a list with the newest first.
  var latest: [StoredCommitStatus] {
    var contexts: Set<String> = []
    return filter { contexts.insert($0.context).inserted }
  }
}
