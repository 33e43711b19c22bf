import Foundation
import GitHubValues

/// The rows of the checks of a pull request.
struct CheckRows {
  let reader: PullChecksReader
  let now: Date
  /// The requests of the user for runs, by the numbers of the runs, in words.
  let requests: [Int: String]

  private var name: GitHub.RepositoryName { reader.name }
  private var here: Route { .checks(name, pull: reader.number) }

  /// The runs that wait for an approval, the deployments that do, and the checks.
  var all: [SummaryRow] {
    reader.approvals.map(row) + reader.deployments.map(row)
      + (reader.list?.entries ?? []).map(row)
  }

  /// Returns the identity of the row of a run that waits.
  static func id(ofRun run: Int) -> String { "run \(run)" }

  /// Returns the identity of the row of a run whose deployments wait.
  static func id(ofDeployment run: Int) -> String { "deployment \(run)" }

  private func row(_ run: GitHub.WorkflowRun) -> SummaryRow {
    SummaryRow(
      Self.id(ofRun: run.id),
      run.name.isEmpty ? run.title : run.name,
      sign: .waitingCheck,
      mark: "Waits for approval",
      detail: [
        requests[run.id], fileWords, run.actor.map { "by \($0.login)" },
        run.createdAt.map { Strings.ago($0, now: now) },
      ],
      here,
      address: run.htmlURL
    )
  }

  /// The workflow files that the pull request changes, in words.
  private var fileWords: String {
    guard let files = reader.workflowFiles else { return "changed workflows are not known yet" }
    let more = files.isComplete ? "" : ", and perhaps others"
    guard !files.paths.isEmpty else {
      return files.isComplete ? "changes no workflow" : "changes no workflow that the server lists"
    }
    let named = files.paths.prefix(4).map(\.inOneLine).joined(separator: ", ")
    let rest = files.paths.count - 4
    return "changes \(named)\(rest > 0 ? " and \(rest) more" : "")\(more)"
  }

  private func row(
    _ waiting: (run: GitHub.WorkflowRun, deployments: [GitHub.PendingDeployment])
  ) -> SummaryRow {
    let places = waiting.deployments.map(\.environment).joined(separator: ", ")
    return SummaryRow(
      Self.id(ofDeployment: waiting.run.id),
      "\(waiting.run.name) to \(places)",
      sign: .waitingCheck,
      mark: "Waits for approval",
      detail: [requests[waiting.run.id], "deployment"],
      here,
      address: waiting.run.htmlURL
    )
  }

  private func row(_ entry: CheckEntry) -> SummaryRow {
    let check = entry.check
    return SummaryRow(
      entry.id,
      check.title,
      sign: entry.state.sign,
      mark: entry.isRequired.map { $0 ? "Required" : nil } ?? "Required?",
      detail: [
        check.workflow?.run.flatMap { requests[$0] }, entry.words, time(of: entry),
        check.workflow == nil ? check.app?.name : check.workflow?.event,
        check.annotations.flatMap { $0 > 0 ? Strings.count($0, "annotation") : nil }, check.text,
      ],
      route(of: entry),
      address: check.detailsURL
    )
  }

  /// The duration of a check that is completed, or the time since the start of one that is not.
  private func time(of entry: CheckEntry) -> String? {
    guard let start = entry.check.startedAt else { return nil }
    if let end = entry.check.completedAt { return Strings.duration(from: start, to: end) }
    return entry.state == .running && entry.check.run != nil
      ? Strings.duration(from: start, to: now).map { "for \($0)" } : Strings.ago(start, now: now)
  }

  private func route(of entry: CheckEntry) -> Route {
    if let run = entry.check.run, run > 0 { return .check(name, .run(run)) }
    guard entry.check.run == nil, entry.state != .expected,
      let head = reader.stored.value?.head
    else { return here }
    return .check(name, .status(entry.check.name, of: head))
  }
}

nonisolated extension GitHub.Check {
  /// The name, with that of its workflow before it.
  var title: String {
    guard let workflow = workflow?.name, !workflow.isEmpty else { return name }
    return "\(workflow) / \(name)"
  }
}

nonisolated extension CheckEntry.State {
  /// The sign before a check in this state.
  var sign: RowSign {
    switch self {
    case .failed: .failingPull
    case .waiting: .waitingCheck
    case .running: .runningCheck
    case .expected: .expectedCheck
    case .other: .otherCheck
    case .passed: .passedCheck
    }
  }
}
