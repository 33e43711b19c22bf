/// The checks on commits by the services that run them.
struct CheckSuiteEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let suite = "/repos/:owner/:repo/check-suites/:id"
    return [
      .get("/repos/:owner/:repo/commits/:ref/check-suites", action: ofCommit),
      .get(suite, action: single),
      Route("POST", "\(suite)/rerequest", action: rerequest).requiring("public_repo", "repo"),
    ]
  }

  @Sendable private func ofCommit(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, commit) = try await services.commit(request)
    let store = try await services.checks(of: repository, at: request.now)
    let context = try await services.checkContext(of: [commit.hex], in: repository, request)
    let app = request.query.int("app_id")
    let name = request.query["check_name"]
    let suites = try await store.suites(of: commit.hex, in: repository.id).filter { suite in
      (app == nil || context.app(suite.suite.app).id == app)
        && (name == nil || suite.runs.contains { $0.name == name })
    }
    return .counted(suites, as: "check_suites", for: request) {
      CheckSuiteBody(suite: $0, context: context)
    }
  }

  @Sendable private func single(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let suite = try await services.suite(request, in: repository)
    let context = try await services.checkContext(of: [suite.suite.sha], in: repository, request)
    return .json(CheckSuiteBody(suite: suite, context: context))
  }

  /// Begins another attempt of all checks of a service.
  @Sendable private func rerequest(_ request: EndpointRequest) async throws -> EndpointResponse {
    let writer = try await services.writer(request, atLeast: .write)
    let suite = try await services.suite(request, in: writer.repository)
    guard suite.state(at: request.now).progress == .completed, !suite.suite.isHeld else {
      throw ErrorResponse(status: 422, message: "This check suite is not rerequestable")
    }
    let store = CheckStore(state: services.state)
    let names = Set(suite.suite.jobs.map(\.name))
    if names.isEmpty {
      try await store.change(suite) { _, schedule in schedule.forget() }
    } else {
      try await store.rerun(names, of: suite, by: writer.login, at: request.now)
    }
    return .empty(status: 201)
  }
}

extension EndpointServices {
  /// Returns the suite that a request names.
  func suite(
    _ request: EndpointRequest,
    in repository: HostedRepository
  ) async throws -> CheckStore.Suite {
    let store = try await checks(of: repository, at: request.now)
    guard let id = Int64(try request.text("id")),
      let suite = try await store.suite(id, in: repository.id)
    else { throw ErrorResponse.notFound }
    return suite
  }

  /// Returns the run of a check that a request names, with its suite.
  func checkRun(
    _ request: EndpointRequest,
    in repository: HostedRepository
  ) async throws -> (run: StoredCheckRun, suite: CheckStore.Suite) {
    let store = try await checks(of: repository, at: request.now)
    guard let id = Int64(try request.text("id")),
      let found = try await store.run(id, in: repository.id)
    else { throw ErrorResponse.notFound }
    return found
  }
}
