import GRDB

/// Makes up checks of one commit, for measurements: the same each time.
struct CheckGenerator: Sendable {
  let repository: Int
  let sha: String
  let branch: String
  let login: String
  /// The time at which they begin.
  let time: Int
  /// The number of checks and statuses together.
  let count: Int
  /// The bytes of the log of the first job.
  let logBytes: Int

  /// The jobs of one workflow, as on GitHub.
  private static let jobsOfWorkflow = 60

  private static let systems = ["ubuntu-24.04", "macos-15", "windows-2025"]

  /// The number of statuses: one of ten.
  private var statusCount: Int { count / 10 }

  /// The runs of workflows.
  var suites: [StoredCheckSuite] {
    let jobs = (0..<max(0, count - statusCount)).map(job)
    return stride(from: 0, to: jobs.count, by: Self.jobsOfWorkflow).map { start in
      let part = Array(jobs[start..<min(jobs.count, start + Self.jobsOfWorkflow)])
      let number = start / Self.jobsOfWorkflow + 1
      return StoredCheckSuite(
        repository: repository,
        sha: sha,
        branch: branch,
        app: StoredCheckSuite.actions,
        workflow: "matrix \(number)",
        path: ".github/workflows/matrix-\(number).yml",
        event: "push",
        number: 1,
        login: login,
        starter: login,
        jobs: part,
        created: time,
        started: time
      )
    }
  }

  var statuses: [StoredCommitStatus] {
    (0..<statusCount).map { index in
      StoredCommitStatus(
        repository: repository,
        sha: sha,
        context: "ci/part-\(index + 1)",
        state: index % 13 == 12 ? "failure" : "success",
        description: "Part \(index + 1) of \(statusCount)",
        target: "https://ci.example.org/\(index + 1)",
        login: "ci-bot",
        created: time
      )
    }
  }

  private func job(_ index: Int) -> JobPlan {
    var job = JobPlan(name: "part \(index + 1) (\(Self.systems[index % 3]))")
    job.runner = Self.systems[index % 3]
    var test = JobPlan.Step(name: "Test", seconds: 30 + index % 40)
    test.lines = ["\u{1B}[36;1mmake check\u{1B}[0m", "Part \(index + 1)"]
    test.failureLines = ["##[error]Process completed with exit code 2."]
    if index == 0 { test.filler = logBytes }
    if index % 17 == 16 {
      test.conclusion = .failure
      job.annotations = (1...5).map { line in
        JobPlan.Annotation(
          path: "README.md",
          lines: line...line,
          level: "failure",
          message: "Line \(line) is wrong in part \(index + 1)"
        )
      }
    }
    if index % 29 == 28 { job.conclusions = [.skipped] }
    job.steps = [JobPlan.Step(name: "Set up job", seconds: 2), test]
    return job
  }
}

extension CheckStore {
  /// Stores checks that were made up, in one transaction.
  func generate(_ generator: CheckGenerator) async throws {
    try await state.write { db in
      for suite in generator.suites { try Self.add(suite, db) }
      for status in generator.statuses { _ = try status.inserted(db) }
    }
  }
}
