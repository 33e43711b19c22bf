public import GitHubValues

extension Endpoint where Value == Void {
  /// Runs a workflow again: all of its jobs, or those that have failed with the ones after them.
  public static func rerun(
    workflowRun id: Int,
    onlyFailed: Bool = false,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let action = onlyFailed ? "rerun-failed-jobs" : "rerun"
    return .action(.write(.post, repository.runs + ["\(id)", action]))
  }

  /// Stops a run of a workflow.
  public static func cancel(
    workflowRun id: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .action(.write(.post, repository.runs + ["\(id)", "cancel"]))
  }

  /// Lets a run of a workflow begin that was proposed from a fork.
  public static func approve(
    workflowRun id: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .action(.write(.post, repository.runs + ["\(id)", "approve"]))
  }

  /// Lets a run of a workflow deploy to environments, by their numbers.
  public static func approve(
    deploymentsTo environments: [Int],
    ofWorkflowRun id: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .action(
      .write(
        .post,
        repository.runs + ["\(id)", "pending_deployments"],
        json: DeploymentReview(environment_ids: environments)
      )
    )
  }
}

private struct DeploymentReview: Encodable {
  let environment_ids: [Int]
  let state = "approved"
  let comment = ""
}
