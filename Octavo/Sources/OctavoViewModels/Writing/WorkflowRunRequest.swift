import Foundation
import GitHubEndpoints
public import GitHubValues

/// A change of a run of a workflow: that it runs again, stops, or begins.
///
/// A run that runs again has a new attempt, so the number of the attempt that the user saw says
/// whether an answer that was lost has done it.
public nonisolated struct WorkflowRunRequest: RequestKind, Codable, Hashable {
  /// The change.
  public enum Change: Codable, Hashable, Sendable {
    /// All jobs run again.
    case rerun
    /// The jobs that have failed run again, and those after them.
    case rerunFailed
    /// The run stops.
    case cancel
    /// The run begins, which was proposed from a fork.
    case approve
    /// The run deploys to environments, by their numbers.
    case deploy([Int])
  }

  /// The name in the store.
  public static let name = "workflow run"
  /// A creation: a second time would run the workflow twice.
  public static let category = RequestCategory.creation
  /// Whether it creates content: no.
  public static let createsContent = false
  /// Whether the user can take it back before it is sent: yes.
  public static let isHeld = true

  /// The change.
  public let change: Change
  /// The number of the run.
  public let run: Int
  /// The number of the attempt that the user saw.
  public let attempt: Int
  /// The name of the workflow.
  public let workflow: String
  /// The repository.
  public let repository: GitHub.RepositoryID
  /// The name of the repository when the user saw it.
  public let repositoryName: GitHub.RepositoryName
  /// The number of the pull request on whose page the user asked for it.
  public let pull: Int

  /// Makes the request.
  public init(
    _ change: Change,
    _ run: GitHub.WorkflowRun,
    in repository: GitHub.RepositoryID,
    _ name: GitHub.RepositoryName,
    pull: Int
  ) {
    (self.change, self.run, attempt) = (change, run.id, run.attempt)
    (workflow, self.repository) = (run.name, repository)
    (repositoryName, self.pull) = (name, pull)
  }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    stored(
      key: "\(repository.rawValue)/\(run)/\(change.word)",
      subject: "workflow run \(repository.rawValue)/\(run)"
    )
  }

  /// “Run the failed jobs of CI again in ada/engine#12”.
  public var sentence: String {
    let place = "\(repositoryName)#\(pull)"
    return switch change {
    case .rerun: "Run \(workflow) again in \(place)"
    case .rerunFailed: "Run the failed jobs of \(workflow) again in \(place)"
    case .cancel: "Cancel \(workflow) in \(place)"
    case .approve: "Approve \(workflow) in \(place)"
    case .deploy: "Approve the deployment of \(workflow) in \(place)"
    }
  }

  /// The checks of the pull request.
  public var route: Route? { .checks(repositoryName, pull: pull) }

  /// Ends if the run has changed as requested, such as by another program.
  @MainActor public func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation {
    switch try await find(in: attempt) {
    case .found(let result): .confirm(result)
    case .notFound: .send()
    case .unknown(let reason): throw APIError(.forbidden, message: reason)
    }
  }

  /// Changes the run.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let endpoint: Endpoint<Void> =
      switch change {
      case .rerun: .rerun(workflowRun: run, of: repository)
      case .rerunFailed: .rerun(workflowRun: run, onlyFailed: true, of: repository)
      case .cancel: .cancel(workflowRun: run, of: repository)
      case .approve: .approve(workflowRun: run, of: repository)
      case .deploy(let environments):
        .approve(deploymentsTo: environments, ofWorkflowRun: run, of: repository)
      }
    try await attempt.gitHub.send(endpoint)
    return RequestResult()
  }

  /// Reads the run: a later attempt, its end or its beginning says that it was changed.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    let found = try await attempt.read(.workflowRun(run, of: repository))
    // Another attempt is not the one that the user wanted to change.
    if found.attempt > self.attempt { return .found(RequestResult()) }
    let isDone: Bool
    switch change {
    case .rerun, .rerunFailed: isDone = false
    case .cancel: isDone = found.status == .completed
    case .approve: isDone = !found.needsApproval
    case .deploy(let environments):
      let waiting = try await attempt.read(
        .pendingDeployments(ofWorkflowRun: run, of: repository)
      )
      isDone = !waiting.contains { environments.contains($0.id) }
    }
    return isDone ? .found(RequestResult()) : .notFound
  }
}

nonisolated extension WorkflowRunRequest.Change {
  /// The change in one word.
  fileprivate var word: String {
    switch self {
    case .rerun, .rerunFailed: "rerun"
    case .cancel: "cancel"
    case .approve: "approve"
    case .deploy: "deploy"
    }
  }

  /// The notice after the user has asked for it.
  var notice: String {
    switch self {
    case .rerun: "Running again."
    case .rerunFailed: "Running the failed jobs again."
    case .cancel: "Cancelling."
    case .approve, .deploy: "Approved."
    }
  }
}

nonisolated extension OutboxRow {
  /// Whether it is a request for a run of a pull request.
  func isAbout(_ name: GitHub.RepositoryName, pull: Int) -> Bool {
    guard let request = WorkflowRunRequest(self) else { return false }
    return request.repositoryName == name && request.pull == pull
  }
}
