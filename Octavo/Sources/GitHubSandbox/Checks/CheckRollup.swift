/// All that services say about one commit, as one list.
struct CheckRollup: Sendable {
  /// The newest run of each check, with its suite.
  let runs: [(run: StoredCheckRun, suite: StoredCheckSuite)]
  /// The newest status of each context.
  let statuses: [StoredCommitStatus]
  let time: Int

  /// Gathers the newest of several suites, of which the newest comes first.
  init(_ suites: [CheckStore.Suite], _ statuses: [StoredCommitStatus], at time: Int) {
    var names: Set<[String]> = []
    // A run of the same workflow for the same event takes the place of an older one.
    runs = suites.filter { !$0.suite.isHeld }.flatMap { suite in
      suite.latest().filter { run in
        names.insert([suite.suite.app, suite.suite.workflow ?? "", suite.suite.event, run.name])
          .inserted
      }.map { ($0, suite.suite) }
    }
    self.statuses = statuses.latest
    self.time = time
  }

  /// Whether no service has said anything.
  var isEmpty: Bool { runs.isEmpty && statuses.isEmpty }

  /// GitHub's word for the state of all; `nil` if there are none.
  var state: String? {
    if isEmpty { return nil }
    let states = runs.map { $0.run.state(at: time) }
    let words = statuses.map(\.state)
    if states.contains(where: { $0.conclusion.map { !$0.isPassed } ?? false })
      || words.contains("failure")
    {
      return "FAILURE"
    }
    if words.contains("error") { return "ERROR" }
    let isPending = states.contains { $0.conclusion == nil } || words.contains("pending")
    return isPending ? "PENDING" : "SUCCESS"
  }

  /// Returns whether a check or a status of a name lets a pull request be merged; `nil` if none has
  /// reported.
  func isPassed(_ name: String) -> Bool? {
    let states = runs.filter { $0.run.name == name }.map { $0.run.state(at: time) }
    let words = statuses.filter { $0.context == name }.map(\.state)
    if states.isEmpty, words.isEmpty { return nil }
    return states.allSatisfy { $0.conclusion?.isPassed == true }
      && words.allSatisfy { $0 == "success" }
  }
}
