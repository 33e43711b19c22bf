import GRDB

/// The checks of one service on a commit, or a run of a workflow of GitHub Actions.
struct StoredCheckSuite: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "checkSuite"

  /// The name of the service of all workflows.
  static let actions = "GitHub Actions"

  /// The number that a run has beyond that of its suite, since the two differ on GitHub.
  private static let runOffset = 5_000_000_000

  var id: Int64?
  let repository: Int
  let sha: String
  var branch: String?
  /// The number of the pull request whose event has started it.
  var pull: Int?
  /// The name of the service.
  let app: String
  /// The name of the workflow; `nil` for another service.
  var workflow: String?
  /// The path of the workflow.
  var path: String?
  let event: String
  /// The number among the runs of the workflow.
  let number: Int
  var attempt = 1
  /// The login of the user whose action has started it.
  let login: String
  /// The login of the user who has started the last attempt.
  var starter: String
  /// Whether a writer has to permit it.
  var isHeld = false
  /// The jobs, in an order in which each needs only those before it.
  let jobs: [JobPlan]
  let created: Int
  /// The time at which the last attempt began.
  var started: Int

  /// The number of the suite.
  var suiteID: Int { Int(id ?? 0) }

  /// The number of the run of a workflow.
  var run: Int { suiteID + Self.runOffset }

  /// Returns the number of the suite of a run.
  static func suite(ofRun run: Int) -> Int64? {
    run > runOffset ? Int64(run - runOffset) : nil
  }

  /// The number of the workflow.
  var workflowID: Int { stableIdentifier("workflow", "\(repository) \(path ?? "")") }

  /// Returns the state of the suite by its runs; one that waits for permission has none.
  func state(of runs: [StoredCheckRun], at time: Int) -> CheckState {
    if isHeld { return .completed(.actionRequired) }
    if runs.isEmpty { return .unfinished(.queued) }
    let whole = CheckState.combined(runs.map { $0.state(at: time) })
    if whole.progress == .completed { return whole }
    // An attempt has not begun because of the results that it keeps from an earlier one.
    let newest = runs.map(\.attempt).max()
    let present = runs.filter { $0.attempt == newest || !$0.isCompleted(at: time) }
    return .combined(present.map { $0.state(at: time) })
  }

  /// Returns the time of the last change of the suite by its runs.
  func updated(of runs: [StoredCheckRun], at time: Int) -> Int {
    let times = runs.flatMap { [$0.created, $0.starts, $0.ends] }.compactMap(\.self)
    return times.filter { $0 <= time }.reduce(started, max)
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
