/// The runs of workflows, their attempts and jobs.
struct WorkflowRunEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let actions = "/repos/:owner/:repo/actions"
    let run = "\(actions)/runs/:id"
    return [
      .get("\(actions)/workflows", action: workflows),
      .get("\(actions)/workflows/:workflow") { request in
        try await workflow(request) { .json(WorkflowBody(run: $0, context: $1)) }
      },
      .get("\(actions)/workflows/:workflow/runs", action: list),
      .get("\(actions)/runs", action: list),
      .get(run, action: single),
      .get("\(run)/attempts/:attempt", action: single),
      .get("\(run)/jobs", action: jobs),
      .get("\(run)/attempts/:attempt/jobs", action: jobs),
      .get("\(run)/artifacts") { request in
        _ = try await services.workflowRun(request)
        return .counted([String](), as: "artifacts", for: request) { $0 }
      },
    ]
  }

  /// Returns the runs of a repository, the newest first.
  private func runs(
    _ request: EndpointRequest
  ) async throws -> (HostedRepository, [CheckStore.Suite]) {
    let repository = try await services.repository(request)
    let store = try await services.checks(of: repository, at: request.now)
    return (repository, try await store.workflowRuns(of: repository.id))
  }

  /// Returns the newest run of each workflow in the order of their names.
  private func newest(_ runs: [CheckStore.Suite]) -> [StoredCheckSuite] {
    runs.map(\.suite).keyed(by: \.workflowID).values.sorted {
      ($0.workflow ?? "", $0.workflowID) < ($1.workflow ?? "", $1.workflowID)
    }
  }

  @Sendable private func workflows(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, runs) = try await runs(request)
    let context = try await services.checkContext(of: [], in: repository, request)
    return .counted(newest(runs), as: "workflows", for: request) {
      WorkflowBody(run: $0, context: context)
    }
  }

  /// Answers with the workflow that a request names by its number or by the name of its file.
  private func workflow(
    _ request: EndpointRequest,
    _ response: (StoredCheckSuite, CheckContext) -> EndpointResponse
  ) async throws -> EndpointResponse {
    let (repository, runs) = try await runs(request)
    let name = try request.text("workflow")
    guard let found = newest(runs).first(where: { Self.is($0, named: name) }) else {
      throw ErrorResponse.notFound
    }
    return response(found, try await services.checkContext(of: [], in: repository, request))
  }

  private static func `is`(_ run: StoredCheckSuite, named name: String) -> Bool {
    String(run.workflowID) == name || run.path?.split(separator: "/").last == name[...]
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, all) = try await runs(request)
    var runs = all
    if request.parameters["workflow"] != nil {
      let name = try request.text("workflow")
      runs.removeAll { !Self.is($0.suite, named: name) }
      if runs.isEmpty { throw ErrorResponse.notFound }
    }
    let filter = RunFilter(request.query)
    runs = runs.filter { filter.accepts($0, at: request.now) }
    let page = PageRequest(request.query)
    let shown = runs.dropFirst(page.start).prefix(page.size)
    let context = try await services.checkContext(
      of: shown.map(\.suite.sha),
      in: repository,
      request
    )
    return .counted(runs, as: "workflow_runs", for: request) {
      WorkflowRunBody(run: $0, context: context)
    }
  }

  @Sendable private func single(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, run) = try await services.workflowRun(request)
    let context = try await services.checkContext(of: [run.suite.sha], in: repository, request)
    let attempt = try Self.attempt(request, of: run)
    return .json(WorkflowRunBody(run: run, context: context, attempt: attempt))
  }

  /// Returns the attempt that a request names; `nil` if it names none.
  private static func attempt(
    _ request: EndpointRequest,
    of run: CheckStore.Suite
  ) throws(ErrorResponse) -> Int? {
    guard request.parameters["attempt"] != nil else { return nil }
    guard let attempt = Int(try request.text("attempt")), (1...run.suite.attempt).contains(attempt)
    else { throw .notFound }
    return attempt
  }

  @Sendable private func jobs(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, run) = try await services.workflowRun(request)
    let filter = try request.query.choice("filter", ["latest", "all"], of: "Job")
    let context = try await services.checkContext(of: [], in: repository, request)
    let attempt = try Self.attempt(request, of: run)
    let jobs =
      filter == "all" && attempt == nil ? run.runs : run.latest(upTo: attempt ?? .max)
    return .counted(jobs, as: "jobs", for: request) {
      JobBody(job: $0, run: run.suite, context: context)
    }
  }
}

extension EndpointServices {
  /// Returns the run of a workflow that a request names, with its repository.
  func workflowRun(
    _ request: EndpointRequest
  ) async throws -> (HostedRepository, CheckStore.Suite) {
    let repository = try await repository(request)
    let store = try await checks(of: repository, at: request.now)
    guard let number = Int(try request.text("id")),
      let id = StoredCheckSuite.suite(ofRun: number),
      let run = try await store.suite(id, in: repository.id), run.suite.workflow != nil
    else { throw ErrorResponse.notFound }
    return (repository, run)
  }
}
