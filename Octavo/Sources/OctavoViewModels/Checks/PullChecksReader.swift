public import BinderyNavigation
import Foundation
public import GitHubValues

/// The checks of a pull request, as the store has them, and the requests for them.
///
/// The page of the checks and that of the pull request show the same ones.
public final class PullChecksReader: ViewModel {
  /// The repository.
  public let name: GitHub.RepositoryName
  /// The number of the pull request.
  public let number: Int
  @MutableProperty private(set) var stored = Stored<GitHub.PullChecks>()
  @MutableProperty private var rules = Stored<[GitHub.RequiredCheck]?>()
  @MutableProperty private var storedRuns = Stored<[GitHub.WorkflowRun]>()
  @MutableProperty private var storedFiles = Stored<GitHub.WorkflowFiles>()
  @MutableProperty private var storedDeployments = Stored<[GitHub.PendingDeployment]>()

  /// The list of the checks; `nil` until it is loaded.
  @Computed({ (reader: PullChecksReader) in
    reader.stored.value.map { CheckList($0, rules: reader.rules.value ?? nil) }
  })
  public var list

  private let services: Services
  /// The number of seconds after which the rules of the base branch are read again.
  private static let longestAge = 300.0
  /// The most runs whose deployments are asked for.
  private static let mostDeploying = 5

  /// Follows the checks of a pull request.
  init(_ services: Services, _ name: GitHub.RepositoryName, _ number: Int) {
    (self.services, self.name, self.number) = (services, name, number)
    super.init()
    _stored <~ services.store.observe(.checks(ofPull: number, of: name))
    _storedFiles <~ services.store.observe(.workflowFiles(ofPull: number, of: name))
    let base = $stored.producer.map { $0.value?.base }.skipRepeats()
    _rules
      <~ base.flatMap(.latest) { base in
        base.map { services.store.observe(.requiredChecks(on: $0, of: name)) }
          ?? SignalProducer(value: Stored())
      }
    let head = $stored.producer.map { $0.value?.head }.skipRepeats()
    _storedRuns
      <~ head.flatMap(.latest) { head in
        head.map { services.store.observe(.workflowRuns(on: $0, of: name)) }
          ?? SignalProducer(value: Stored())
      }
    let waiting = $storedRuns.producer.map { Self.deploying($0.value ?? []) }.skipRepeats()
    _storedDeployments
      <~ waiting.flatMap(.latest) { runs in
        runs.isEmpty
          ? SignalProducer(value: Stored())
          : services.store.observe(.pendingDeployments(of: runs, in: name))
      }
  }

  /// The runs of workflows on the head, newest first.
  var runs: [GitHub.WorkflowRun] { storedRuns.value ?? [] }

  /// The runs that wait until a user lets them begin, because they were proposed from a fork.
  var approvals: [GitHub.WorkflowRun] { runs.filter(\.needsApproval) }

  /// The deployments that wait until they are approved, with their runs.
  var deployments: [(run: GitHub.WorkflowRun, deployments: [GitHub.PendingDeployment])] {
    let waiting = Dictionary(grouping: storedDeployments.value ?? []) { $0.run ?? 0 }
    return runs.compactMap { run in waiting[run.id].map { (run, $0) } }
  }

  /// The files of workflows that the pull request changes; `nil` until they are known.
  var workflowFiles: GitHub.WorkflowFiles? { storedFiles.value }

  /// Whether something is running or waits, so that the state can change by itself.
  var isUnderWay: Bool {
    list?.entries.contains { [.running, .waiting].contains($0.state) } == true
      || runs.contains { $0.status != .completed }
  }

  /// Requests the checks, and those that the rules of the base require.
  func refreshList() async throws {
    try await services.sync.refresh(.checks(ofPull: number, of: name))
    let (base, rules) = untracked { (stored.value?.base, self.rules) }
    guard let base, !services.isRecent(rules, for: Self.longestAge) else { return }
    try await services.sync.refresh(.requiredChecks(on: base, of: name))
  }

  /// Requests the checks, then what belongs to them.
  func refresh() async throws {
    let sync = services.sync
    try await refreshList()
    guard let head = untracked({ stored.value?.head }), !head.isEmpty else { return }
    do {
      try await sync.refresh(.workflowRuns(on: head, of: name))
    } catch let error as APIError where [.notFound, .forbidden].contains(error.reason) {
      // The server has no Actions, or the token may not read them.
      return
    }
    let (runs, files) = untracked { (self.runs, storedFiles) }
    if runs.contains(where: \.needsApproval), !services.isRecent(files, for: Self.longestAge) {
      try await sync.refresh(.workflowFiles(ofPull: number, of: name))
    }
    let deploying = Self.deploying(runs)
    if !deploying.isEmpty {
      try await sync.refresh(.pendingDeployments(of: deploying, in: name))
    }
  }

  private static func deploying(_ runs: [GitHub.WorkflowRun]) -> [Int] {
    runs.filter { $0.status == .waiting }.prefix(mostDeploying).map(\.id)
  }
}

nonisolated extension GitHub.WorkflowRun {
  /// Whether a user has to let the run begin.
  var needsApproval: Bool {
    conclusion == .actionRequired || status.rawValue == "action_required"
  }
}
