/// The lists that are empty, because git does not record their elements: gists, keys, and runs of
/// workflows.
struct AbsentEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let runs = "/repos/:owner/:repo/actions/runs"
    return [
      .get("/gists", action: own),
      .get("/gists/public") { _ in .json([String]()) },
      .get("/gists/starred", action: own),
      .get("/users/:login/gists", action: ofUser),
      .get("/user/keys", action: own).requiring("read:public_key", "admin:public_key"),
      .get("/users/:login/keys", action: ofUser),
      .get(runs, action: workflowRuns),
      .get("\(runs)/:id", action: workflowRun),
      .get("\(runs)/:id/jobs", action: workflowRun),
    ]
  }

  @Sendable private func own(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try request.login()
    return .json([String]())
  }

  @Sendable private func ofUser(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.text("login")
    guard try await services.catalog.snapshot().users.user(login: login) != nil else {
      throw ErrorResponse.notFound
    }
    return .json([String]())
  }

  @Sendable private func workflowRuns(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try await services.repository(request)
    return .json(
      InlineJSONObject { fields in
        fields.set("total_count", 0)
        fields.set("workflow_runs", [String]())
      }
    )
  }

  /// - Throws: A 404, because no run has a number.
  @Sendable private func workflowRun(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try await services.repository(request)
    throw ErrorResponse.notFound
  }
}
