/// The runs of workflows that a request selects.
struct RunFilter {
  private let event: String?
  private let branch: String?
  private let status: String?
  private let sha: String?
  private let actor: String?
  private let suite: Int?

  /// Reads the parameters of a request.
  init(_ query: Query) {
    func text(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }
    event = text("event")
    branch = text("branch")
    status = text("status")
    sha = text("head_sha")
    actor = text("actor")?.lowercased()
    suite = query.int("check_suite_id")
  }

  /// Returns whether a run has all that is asked for; a status may also be a result.
  func accepts(_ run: CheckStore.Suite, at time: Int) -> Bool {
    let stored = run.suite
    let state = run.state(at: time)
    return (event == nil || stored.event == event)
      && (branch == nil || stored.branch == branch)
      && (sha == nil || stored.sha == sha)
      && (actor == nil || stored.login.lowercased() == actor)
      && (suite == nil || stored.suiteID == suite)
      && (status == nil || state.progress.rawValue == status
        || state.conclusion?.rawValue == status)
  }
}
