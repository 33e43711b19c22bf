/// The deployments that jobs make, and those that wait for a user.
struct DeploymentEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let pending = "/repos/:owner/:repo/actions/runs/:id/pending_deployments"
    let deployments = "/repos/:owner/:repo/deployments"
    return [
      .get(pending, action: waiting),
      Route("POST", pending, action: review).requiring("public_repo", "repo"),
      .get(deployments, action: list),
      .get("\(deployments)/:id") { .json(try await found($0)) },
      .get("\(deployments)/:id/statuses") { request in
        let deployment = try await found(request)
        return await .page(of: Array(deployment.states.enumerated()), for: request) {
          deployment.status(deployment.states.count - $0.offset, $0.element)
        }
      },
    ]
  }

  /// Returns the jobs of a run that wait for an environment.
  private func waitingJobs(of run: CheckStore.Suite, at time: Int) -> [StoredCheckRun] {
    run.latest().filter { $0.state(at: time).progress == .waiting }
  }

  private func isPermitted(_ login: String?, by job: StoredCheckRun) -> Bool {
    guard let login else { return false }
    return job.plan.reviewers.contains { $0.lowercased() == login.lowercased() }
  }

  @Sendable private func waiting(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, run) = try await services.workflowRun(request)
    let context = try await services.checkContext(of: [], in: repository, request)
    return .json(
      waitingJobs(of: run, at: request.now).map { job in
        PendingDeploymentBody(
          environment: job.plan.environment ?? "",
          reviewers: job.plan.reviewers,
          isPermitted: isPermitted(request.viewer.login, by: job),
          context: context
        )
      }
    )
  }

  private struct Draft: Decodable {
    let environments: [Int]?
    let state: String?
    let comment: String?

    enum CodingKeys: String, CodingKey {
      case state, comment
      case environments = "environment_ids"
    }
  }

  /// Permits or refuses deployments to environments.
  @Sendable private func review(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login()
    let (repository, run) = try await services.workflowRun(request)
    let draft: Draft = try request.decodedBody()
    guard let state = draft.state, ["approved", "rejected"].contains(state) else {
      throw ErrorResponse.invalid(resource: "Deployment", field: "state")
    }
    let jobs = waitingJobs(of: run, at: request.now).filter { job in
      let environment = job.plan.environment ?? ""
      let id = PendingDeploymentBody.id(of: environment, in: repository.id)
      return draft.environments?.contains(id) == true
    }
    guard !jobs.isEmpty else {
      throw ErrorResponse.invalid(resource: "Deployment", field: "environment_ids")
    }
    guard jobs.allSatisfy({ isPermitted(login, by: $0) }) else {
      throw ErrorResponse(status: 403, message: "You are not a reviewer of the environment.")
    }
    let environments = Set(jobs.compactMap(\.plan.environment))
    let now = request.now
    let store = CheckStore(state: services.state)
    try await store.change(run) { _, schedule in
      if state == "rejected" { schedule.reject(environments, at: now) }
      schedule.fill(at: now, permitted: state == "approved" ? environments : [])
    }
    let names = Set(jobs.map(\.name))
    let changed = try await store.suite(run.suite.id ?? 0, in: repository.id) ?? run
    let context = try await services.checkContext(of: [], in: repository, request)
    return .json(
      changed.latest().filter { names.contains($0.name) }.map {
        DeploymentBody(job: $0, run: run.suite, context: context)
      }
    )
  }

  /// Returns all deployments of a repository, the newest first.
  private func all(_ request: EndpointRequest) async throws -> [DeploymentBody] {
    let repository = try await services.repository(request)
    let store = try await services.checks(of: repository, at: request.now)
    let context = try await services.checkContext(of: [], in: repository, request)
    return try await store.workflowRuns(of: repository.id).flatMap { run in
      run.runs.reversed().filter { $0.plan.environment != nil && $0.created <= request.now }.map {
        DeploymentBody(job: $0, run: run.suite, context: context)
      }
    }
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let query = request.query
    let chosen = try await all(request).filter { deployment in
      let (sha, ref) = (deployment.run.sha, deployment.run.branch)
      return (query["sha"] == nil || query["sha"] == sha)
        && (query["ref"] == nil || query["ref"] == ref || query["ref"] == sha)
        && (query["environment"] == nil || query["environment"] == deployment.job.plan.environment)
    }
    return await .page(of: chosen, for: request, bodies: { $0 })
  }

  private func found(_ request: EndpointRequest) async throws -> DeploymentBody {
    let id = Int(try request.text("id"))
    guard let found = try await all(request).first(where: { $0.job.number == id }) else {
      throw ErrorResponse.notFound
    }
    return found
  }
}
