import GRDB

extension CheckStore {
  /// Stores a suite, and the first attempt of its jobs unless a writer has to permit it.
  @discardableResult
  static func add(_ suite: StoredCheckSuite, _ db: Database) throws -> StoredCheckSuite {
    let suite = try suite.inserted(db)
    guard !suite.isHeld else { return suite }
    try begin(Set(suite.jobs.map(\.name)), of: suite, at: suite.started, after: [], db)
    return suite
  }

  /// Stores runs of jobs for the present attempt of a suite, after the newest runs of the others.
  private static func begin(
    _ names: Set<String>,
    of suite: StoredCheckSuite,
    at time: Int,
    after kept: [StoredCheckRun],
    _ db: Database
  ) throws {
    guard let id = suite.id else { return }
    let old = kept.keyed(by: \.name)
    let runs = suite.jobs.compactMap { job in
      names.contains(job.name)
        ? StoredCheckRun(
          suite: id,
          attempt: suite.attempt,
          name: job.name,
          plan: job,
          created: time
        ) : old[job.name]
    }
    var schedule = CheckSchedule(runs: runs)
    schedule.fill(at: time)
    for run in schedule.runs where run.id == nil { _ = try run.inserted(db) }
  }

  /// Changes a suite and the newest runs of its jobs in one transaction.
  func change(
    _ suite: Suite,
    _ change: @escaping @Sendable (inout StoredCheckSuite, inout CheckSchedule) -> Void
  ) async throws {
    try await state.write { db in
      var stored = suite.suite
      var schedule = CheckSchedule(runs: suite.latest())
      change(&stored, &schedule)
      if stored != suite.suite { try stored.update(db) }
      for run in schedule.runs { try run.update(db) }
    }
  }

  /// Permits a suite that waits for permission, whose jobs begin.
  func approve(_ suite: Suite, at time: Int) async throws {
    try await state.write { db in
      var stored = suite.suite
      stored.isHeld = false
      stored.started = time
      try stored.update(db)
      try Self.begin(Set(stored.jobs.map(\.name)), of: stored, at: time, after: [], db)
    }
  }

  /// Begins another attempt of some jobs, and of the jobs that need them.
  func rerun(
    _ names: Set<String>,
    of suite: Suite,
    by login: String,
    at time: Int
  ) async throws {
    try await state.write { db in
      var stored = suite.suite
      stored.attempt += 1
      stored.starter = login
      stored.started = time
      try stored.update(db)
      let all = CheckSchedule.withDependents(names, of: stored.jobs)
      try Self.begin(all, of: stored, at: time, after: suite.latest(), db)
    }
  }

  /// Stores a run that a service reports, in the suite of the service on the commit.
  func add(
    _ run: StoredCheckRun,
    to suite: StoredCheckSuite
  ) async throws -> StoredCheckRun {
    try await state.write { db in
      let known = try StoredCheckSuite.filter(Column("repository") == suite.repository)
        .filter(Column("sha") == suite.sha).filter(Column("app") == suite.app).fetchOne(db)
      let id = try known?.id ?? Self.add(suite, db).id ?? 0
      let new = StoredCheckRun(
        suite: id,
        attempt: run.attempt,
        name: run.name,
        plan: run.plan,
        external: run.external,
        created: run.created,
        starts: run.starts,
        ends: run.ends,
        conclusion: run.conclusion
      )
      return try new.inserted(db)
    }
  }

  func update(_ run: StoredCheckRun) async throws {
    try await state.write { db in try run.update(db) }
  }

  /// Stores a status; `nil` if the commit has a thousand of the same context.
  func add(_ status: StoredCommitStatus) async throws -> StoredCommitStatus? {
    try await state.write { db in
      let count = try StoredCommitStatus.filter(Column("repository") == status.repository)
        .filter(Column("sha") == status.sha).filter(Column("context") == status.context)
        .fetchCount(db)
      return count < 1000 ? try status.inserted(db) : nil
    }
  }
}
