/// The lists that are empty for every user: gists, which git does not record.
struct AbsentEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/gists", action: own),
      .get("/gists/public") { _ in .json([String]()) },
      .get("/gists/starred", action: own),
      .get("/users/:login/gists", action: ofUser),
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
}
