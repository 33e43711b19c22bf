/// The runs of checks on commits.
struct CheckRunEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let run = "/repos/:owner/:repo/check-runs/:id"
    return [
      .get("/repos/:owner/:repo/commits/:ref/check-runs", action: ofCommit),
      .get("/repos/:owner/:repo/check-suites/:id/check-runs", action: ofSuite),
      .get(run, action: single),
      .get("\(run)/annotations", action: annotations),
      Route("POST", "\(run)/rerequest", action: rerequest).requiring("public_repo", "repo"),
      Route("POST", "/repos/:owner/:repo/check-runs", action: create)
        .requiring("public_repo", "repo"),
      Route("PATCH", run, action: change).requiring("public_repo", "repo"),
    ]
  }

  /// A run with the suite that it belongs to.
  private typealias Found = (run: StoredCheckRun, suite: CheckStore.Suite)

  @Sendable private func ofCommit(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, commit) = try await services.commit(request)
    let store = try await services.checks(of: repository, at: request.now)
    let suites = try await store.suites(of: commit.hex, in: repository.id)
    return try await list(suites, repository, request)
  }

  @Sendable private func ofSuite(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let suite = try await services.suite(request, in: repository)
    return try await list([suite], repository, request)
  }

  /// Returns the runs of suites that the query of a request selects.
  private func list(
    _ suites: [CheckStore.Suite],
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let filter = try request.query.choice("filter", ["latest", "all"], of: "CheckRun")
    let context = try await services.checkContext(of: [], in: repository, request)
    let (name, status) = (request.query["check_name"], request.query["status"])
    let app = request.query.int("app_id")
    let all = suites.flatMap { suite -> [Found] in
      guard app == nil || context.app(suite.suite.app).id == app else { return [] }
      let runs = filter == "latest" ? suite.latest() : suite.runs.reversed()
      return runs.map { ($0, suite) }
    }
    let chosen = all.filter { found in
      (name == nil || found.run.name == name)
        && (status == nil || found.run.state(at: request.now).progress.rawValue == status)
    }
    return .counted(chosen, as: "check_runs", for: request) {
      CheckRunBody(run: $0.run, suite: $0.suite.suite, context: context)
    }
  }

  private func response(
    _ run: StoredCheckRun,
    of suite: StoredCheckSuite,
    _ repository: HostedRepository,
    _ request: EndpointRequest,
    status: Int = 200
  ) async throws -> EndpointResponse {
    let context = try await services.checkContext(of: [], in: repository, request)
    return .json(CheckRunBody(run: run, suite: suite, context: context), status: status)
  }

  @Sendable private func single(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let found = try await services.checkRun(request, in: repository)
    return try await response(found.run, of: found.suite.suite, repository, request)
  }

  @Sendable private func annotations(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let (run, suite) = try await services.checkRun(request, in: repository)
    let context = try await services.checkContext(of: [], in: repository, request)
    let shown = run.isCompleted(at: request.now) ? run.plan.annotations : []
    return await .page(of: shown, for: request) {
      AnnotationBody(annotation: $0, sha: suite.suite.sha, context: context)
    }
  }

  /// Begins another attempt of a run; one that a service reports waits for the service.
  @Sendable private func rerequest(_ request: EndpointRequest) async throws -> EndpointResponse {
    let writer = try await services.writer(request, atLeast: .write)
    let (run, suite) = try await services.checkRun(request, in: writer.repository)
    guard run.isCompleted(at: request.now) else {
      throw ErrorResponse(status: 422, message: "This check run is not rerequestable")
    }
    let store = CheckStore(state: services.state)
    if suite.suite.jobs.contains(where: { $0.name == run.name }) {
      try await store.rerun([run.name], of: suite, by: writer.login, at: request.now)
    } else {
      var waiting = run
      (waiting.starts, waiting.ends, waiting.conclusion) = (nil, nil, nil)
      try await store.update(waiting)
    }
    return .empty(status: 201)
  }

  /// Stores a run that a service reports.
  @Sendable private func create(_ request: EndpointRequest) async throws -> EndpointResponse {
    let writer = try await services.writer(request, atLeast: .write)
    let draft: CheckRunDraft = try request.decodedBody()
    let repository = writer.repository
    guard let sha = draft.sha,
      let commit = try await services.commit(withID: sha, in: repository)
    else {
      let message = "No commit found for SHA: \((draft.sha ?? "").prefix(80))"
      throw ErrorResponse(status: 422, message: message)
    }
    let run = try draft.run(at: request.now)
    let refs = try await repository.git.refs()
    let suite = StoredCheckSuite(
      repository: repository.id,
      sha: commit.hex,
      branch: refs.branches.first { $0.commit == commit }?.name,
      app: "Sandbox",
      event: "push",
      number: 1,
      login: writer.login,
      starter: writer.login,
      jobs: [],
      created: request.now,
      started: request.now
    )
    let store = try await services.checks(of: repository, at: request.now)
    let stored = try await store.add(run, to: suite)
    guard let owner = try await store.suite(stored.suite, in: repository.id) else {
      throw ErrorResponse.notFound
    }
    return try await response(stored, of: owner.suite, repository, request, status: 201)
  }

  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    let writer = try await services.writer(request, atLeast: .write)
    let (run, suite) = try await services.checkRun(request, in: writer.repository)
    let draft: CheckRunDraft = try request.decodedBody()
    let changed = try draft.applied(to: run, at: request.now)
    try await CheckStore(state: services.state).update(changed)
    return try await response(changed, of: suite.suite, writer.repository, request)
  }
}
