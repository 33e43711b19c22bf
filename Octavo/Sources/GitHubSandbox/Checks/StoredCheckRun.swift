import GRDB

/// A run of a check, which for GitHub Actions is a job.
///
/// Its times and its result are known from the beginning, unless it waits for a user or a service,
/// so that its state depends on the clock alone.
struct StoredCheckRun: Codable, Equatable, FetchableRecord, MutablePersistableRecord, Sendable {
  static let databaseTableName = "checkRun"

  var id: Int64?
  let suite: Int64
  let attempt: Int
  let name: String
  var plan: JobPlan
  /// The identifier that the service has given it.
  var external: String?
  /// The time at which all jobs that it needs were completed.
  var created: Int
  /// The time of its start; `nil` while that is unknown.
  var starts: Int?
  /// The time of its end; `nil` while that is unknown.
  var ends: Int?
  /// The result that it has at its end.
  var conclusion: CheckConclusion?

  /// The number of the run.
  var number: Int { Int(id ?? 0) }

  func state(at time: Int) -> CheckState {
    if let ends, let conclusion, ends <= time { return .completed(conclusion) }
    guard let starts else {
      return .unfinished(plan.reviewed != nil && created <= time ? .waiting : .queued)
    }
    return .unfinished(starts <= time ? .running : .queued)
  }

  /// Whether it is completed.
  func isCompleted(at time: Int) -> Bool { state(at: time).progress == .completed }

  /// Begins the job at a time if nothing keeps it, with the result of its attempt.
  mutating func start(at time: Int) {
    let result = plan.conclusion(ofAttempt: attempt)
    starts = time + plan.queue
    ends = time + plan.queue + plan.duration(endingWith: result)
    conclusion = result
  }

  /// Ends it with a result at a time.
  mutating func end(_ result: CheckConclusion, at time: Int) {
    starts = min(starts ?? time, time)
    ends = time
    conclusion = result
  }

  mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}
