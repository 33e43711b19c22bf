/// The requests that start, end or permit runs of workflows.
struct WorkflowRunActEndpoints: Sendable {
  let services: EndpointServices

  private var store: CheckStore { CheckStore(state: services.state) }

  /// The seconds for which a run may be run again.
  private static let longestAge = 30 * 86_400

  var routes: [Route] {
    let actions = "/repos/:owner/:repo/actions"
    let run = "\(actions)/runs/:id"
    return [
      Route("POST", "\(run)/rerun") { try await rerun($0) { _ in true } },
      Route("POST", "\(run)/rerun-failed-jobs") { request in
        try await rerun(request) { $0.conclusion?.isFailed == true }
      },
      Route("POST", "\(actions)/jobs/:id/rerun", action: rerunJob),
      Route("POST", "\(run)/cancel", action: cancel),
      Route("POST", "\(run)/force-cancel", action: cancel),
      Route("POST", "\(run)/approve", action: approve),
    ].map { $0.requiring("public_repo", "repo") }
  }

  private func refused(_ message: String) -> ErrorResponse {
    ErrorResponse(status: 403, message: message)
  }

  /// Returns the run of a request and the writer who may change it.
  private func written(
    _ request: EndpointRequest
  ) async throws -> (Writer, CheckStore.Suite) {
    let writer = try await services.writer(request, atLeast: .write)
    return (writer, try await services.workflowRun(request).1)
  }

  private func checkRerun(_ run: CheckStore.Suite, at time: Int) throws {
    guard !run.suite.isHeld, run.state(at: time).progress == .completed else {
      throw refused("This workflow run cannot be rerun while it is running or waits for approval")
    }
    guard time - run.suite.created < Self.longestAge else {
      throw refused("Unable to retry this workflow run because it was created over a month ago")
    }
  }

  /// Begins another attempt of the jobs that a condition selects.
  private func rerun(
    _ request: EndpointRequest,
    _ isChosen: (StoredCheckRun) -> Bool
  ) async throws -> EndpointResponse {
    let (writer, run) = try await written(request)
    try checkRerun(run, at: request.now)
    let names = Set(run.latest().filter(isChosen).map(\.name))
    guard !names.isEmpty else { throw refused("There are no failed jobs to rerun") }
    try await store.rerun(names, of: run, by: writer.login, at: request.now)
    return .empty(status: 201)
  }

  @Sendable private func rerunJob(_ request: EndpointRequest) async throws -> EndpointResponse {
    let writer = try await services.writer(request, atLeast: .write)
    let (job, run) = try await services.job(request, in: writer.repository)
    try checkRerun(run, at: request.now)
    try await store.rerun([job.name], of: run, by: writer.login, at: request.now)
    return .empty(status: 201)
  }

  @Sendable private func cancel(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (_, run) = try await written(request)
    guard run.state(at: request.now).progress != .completed else {
      let message = "Cannot cancel a workflow run that is completed."
      throw ErrorResponse(status: 409, message: message)
    }
    let now = request.now
    try await store.change(run) { _, schedule in schedule.cancel(at: now) }
    return .empty(status: 202)
  }

  /// Starts a run that waits because its author has not contributed yet.
  @Sendable private func approve(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (_, run) = try await written(request)
    guard run.suite.isHeld else {
      throw refused("This run is not from a fork pull request or is not awaiting approval")
    }
    try await store.approve(run, at: request.now)
    return .empty(status: 201)
  }
}
