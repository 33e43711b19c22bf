public import BinderyNavigation
public import GitHubValues

extension ChecksViewModel: ActionProviding, SummaryListing {
  /// The repository.
  public var repository: GitHub.RepositoryName? { name }

  /// Running again, stopping, a notification when all is done, and the page.
  public var actions: [ScreenAction] {
    let address = services.web.page(of: name, ["pull", "\(number)", "checks"])
    return runActions(of: reader.runs, isWhole: true) + [notification]
      + services.pageActions(at: address)
      + [services.refresh(self)]
  }

  /// The approval of what waits, and the changes of the run that a row is about.
  public func actions(for row: SummaryRow) -> [ScreenAction] {
    approval(of: row) + runActions(of: untracked { runs(of: row) }, isWhole: false)
      + services.pageActions(at: row.address)
  }

  /// Whether the user may run workflows again; not while that is unknown.
  private var mayRun: Bool {
    guard services.obstacle(toWritingIn: storedRepository.value) == nil else { return false }
    return storedRepository.value?.role.map { $0 >= .write } ?? false
  }

  private var notification: ScreenAction {
    let isWatched = services.awaitsChecks(of: name, number)
    return ScreenAction("notify.done", isWatched ? "Do Not Notify When Done" : "Notify When Done") {
      self.services.toggleAwaitingChecks(of: self.name, self.number)
    }
  }

  /// The run that a row is about, if it is one of GitHub Actions.
  private func runs(of row: SummaryRow) -> [GitHub.WorkflowRun] {
    let entry = reader.list?.entries.first { $0.id == row.id }
    let run = entry?.check.workflow?.run
    return reader.runs.filter {
      $0.id == run || CheckRows.id(ofRun: $0.id) == row.id
        || CheckRows.id(ofDeployment: $0.id) == row.id
    }
  }

  private func runActions(of runs: [GitHub.WorkflowRun], isWhole: Bool) -> [ScreenAction] {
    guard mayRun else { return [] }
    let ended = runs.filter { $0.status == .completed && !$0.needsApproval }
    let failed = ended.filter { ![.success, .skipped, .neutral].contains($0.conclusion) }
    let running = runs.filter { $0.status != .completed && !$0.needsApproval }
    return [
      change(.rerunFailed, failed).map { change in
        ScreenAction(
          "rerun.failed",
          isWhole ? "Run Failed Jobs Again" : "Run Failed Jobs of the Run Again",
          section: Self.section,
          isEnabled: change.isEnabled,
          perform: change.perform
        )
      },
      change(.rerun, ended).map { change in
        ScreenAction(
          "rerun",
          isWhole ? "Run All Again" : "Run All Jobs of the Run Again",
          section: Self.section,
          isEnabled: change.isEnabled,
          perform: change.perform
        )
      },
      change(.cancel, running).map { change in
        ScreenAction(
          "cancel.run",
          isWhole ? "Cancel All Runs" : "Cancel the Run",
          section: Self.section,
          isEnabled: change.isEnabled,
          perform: change.perform
        )
      },
    ].compactMap(\.self)
  }

  /// The heading of the actions for runs.
  private static let section = "Runs"

  /// Letting a run begin or deploy; only after the files of workflows are known that it changes.
  private func approval(of row: SummaryRow) -> [ScreenAction] {
    guard mayRun || row.id.hasPrefix(CheckRows.id(ofDeployment: 0).dropLast()) else { return [] }
    let runs = reader.approvals.filter { CheckRows.id(ofRun: $0.id) == row.id }
    if reader.workflowFiles != nil, mayRun, let change = change(.approve, runs) {
      return [approval("Approve and Run", change)]
    }
    let waiting = reader.deployments.first { CheckRows.id(ofDeployment: $0.run.id) == row.id }
    guard let waiting else { return [] }
    let allowed = waiting.deployments.filter(\.mayApprove)
    let names = allowed.map(\.environment).joined(separator: ", ")
    guard !allowed.isEmpty, let change = change(.deploy(allowed.map(\.id)), [waiting.run]) else {
      return []
    }
    return [approval("Approve Deployment to \(names)", change)]
  }

  private func approval(_ title: String, _ change: RunChange) -> ScreenAction {
    ScreenAction(
      "approve",
      title,
      section: Self.section,
      isEnabled: change.isEnabled,
      perform: change.perform
    )
  }

  /// A change of runs that can be asked for.
  private typealias RunChange = (isEnabled: Bool, perform: () -> Void)

  /// Returns a change of runs; `nil` for no runs, and while the repository is not known.
  private func change(
    _ change: WorkflowRunRequest.Change,
    _ runs: [GitHub.WorkflowRun]
  ) -> RunChange? {
    guard let repository = storedRepository.value, !runs.isEmpty else { return nil }
    // A run of which a change waits is not changed again.
    let busy = Set(
      requests.compactMap { (RequestKinds.request($0) as? WorkflowRunRequest)?.run }
    )
    let free = runs.filter { !busy.contains($0.id) }
    let id = GitHub.RepositoryID(rawValue: repository.id)
    return (
      !free.isEmpty,
      {
        self.services.change(
          free.map { WorkflowRunRequest(change, $0, in: id, self.name, pull: self.number) },
          change.notice
        )
      }
    )
  }
}
