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

extension GitHub.RepositoryPlace {
  fileprivate var runs: [String] { path + ["actions", "runs"] }
}
