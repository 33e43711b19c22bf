public import Foundation
public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.WorkflowRun> {
  /// The runs of all workflows of a repository, newest first: those of a branch, a commit, an event
  /// or a status alone if one is named.
  public static func workflowRuns(
    of repository: some GitHub.RepositoryPlace,
    branch: String? = nil,
    sha: String? = nil,
    event: String? = nil,
    status: GitHub.CheckRun.Status? = nil
  ) -> Self {
    let query: KeyValuePairs = [
      "branch": branch, "head_sha": sha, "event": event, "status": status?.rawValue,
    ]
    return .list(.get(repository.runs, query: query), in: "workflow_runs", perPage: 30)
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.WorkflowRun>? {
  /// The runs of a repository that wait for a review before they deploy, newest first; `nil` for a
  /// token that may not read them.
  public static func waitingRuns(of repository: some GitHub.RepositoryPlace) -> Self {
    Endpoint<GitHub.Page<GitHub.WorkflowRun>>.workflowRuns(of: repository, status: .waiting)
      .map { Optional($0) }
      .returning(nil, for: .forbidden, .notFound)
  }
}

extension Endpoint where Value == GitHub.WorkflowRun {
  /// A run of a workflow, in its last attempt.
  public static func workflowRun(_ id: Int, of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.runs + ["\(id)"]))
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.WorkflowJob> {
  /// The jobs of the last attempt of a run.
  public static func jobs(
    ofWorkflowRun id: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.runs + ["\(id)", "jobs"]), in: "jobs")
  }
}

extension Endpoint where Value == GitHub.WorkflowJob {
  /// A job of a run, by its number, which is that of its check run too.
  public static func job(_ id: Int, of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.path + ["actions", "jobs", "\(id)"]))
  }
}

extension Endpoint where Value == [GitHub.PendingDeployment] {
  /// The deployments of a run that wait until they are approved.
  public static func pendingDeployments(
    ofWorkflowRun id: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .items(.get(repository.runs + ["\(id)", "pending_deployments"]))
  }
}

extension Endpoint where Value == Data {
  /// The log of a job, as text.
  ///
  /// The server leads to an address on another one, which gets no credentials and is not stored.
  ///
  /// - Throws: `.gone` for a log that the server has deleted, `.notFound` before there is one.
  public static func log(ofJob id: Int, of repository: some GitHub.RepositoryPlace) -> Self {
    var request = GitHub.Request.get(
      repository.path + ["actions", "jobs", "\(id)", "logs"],
      as: .binary
    )
    request.isStored = false
    return .bytes(request, limit: GitHub.Request.usualFileLimit)
  }
}

extension GitHub.RepositoryPlace {
  /// The path of the runs of all workflows.
  var runs: [String] { path + ["actions", "runs"] }
}
