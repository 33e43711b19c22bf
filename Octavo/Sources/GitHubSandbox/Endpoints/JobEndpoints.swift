/// The jobs of runs of workflows, and their logs.
struct JobEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let job = "/repos/:owner/:repo/actions/jobs/:id"
    return [
      .get(job, action: single),
      .get("\(job)/logs", action: log),
      .get("\(job)/steps/:step/logs", action: log),
      .get("/repos/:owner/:repo/actions/runs/:id/logs") { request in
        _ = try await services.workflowRun(request)
        // An archive of all logs is not made.
        throw ErrorResponse(status: 404, message: "The sandbox has the logs of single jobs only.")
      },
      .get("/actions-logs/:file", bucket: .free, action: content),
    ]
  }

  @Sendable private func single(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let (job, run) = try await services.job(request, in: repository)
    let context = try await services.checkContext(of: [], in: repository, request)
    return .json(JobBody(job: job, run: run.suite, context: context))
  }

  /// Leads to the log of a job, or of one of its steps, for a minute.
  @Sendable private func log(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try request.login()
    let repository = try await services.repository(request)
    let (job, _) = try await services.job(request, in: repository)
    guard let ends = job.ends, job.isCompleted(at: request.now), job.conclusion != .skipped else {
      throw ErrorResponse.notFound
    }
    guard request.now - ends < LogAddress.retention else {
      throw ErrorResponse(status: 410, message: "The logs for this run have expired.")
    }
    var address = LogAddress(job: job.number)
    if request.parameters["step"] != nil {
      let steps = JobTimeline(job, at: request.now).steps
      guard let number = Int(try request.text("step")),
        steps.contains(where: { $0.number == number })
      else { throw ErrorResponse.notFound }
      address.step = number
    }
    let location = request.links.web + address.path(at: request.now)
    return EndpointResponse(status: 302, body: .none, headers: ["Location": location])
  }

  /// Returns the log at a signed address.
  @Sendable private func content(_ request: EndpointRequest) async throws -> EndpointResponse {
    let address = try LogAddress(request)
    guard let job = try await CheckStore(state: services.state).job(Int64(address.job)) else {
      throw ErrorResponse.notFound
    }
    let log = JobLog(job, step: address.step, at: request.now)
    return log.response(tag: "log \(job.number) \(address.step ?? 0) \(job.ends ?? 0)")
  }
}

extension EndpointServices {
  /// Returns the job that a request names, with its run.
  func job(
    _ request: EndpointRequest,
    in repository: HostedRepository
  ) async throws -> (job: StoredCheckRun, run: CheckStore.Suite) {
    let (job, run) = try await checkRun(request, in: repository)
    guard run.suite.workflow != nil else { throw ErrorResponse.notFound }
    return (job, run)
  }
}
