/// The lists that are empty, because git does not record their elements: gists and keys.
struct AbsentEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/gists", action: own),
      .get("/gists/public") { _ in .json([String]()) },
      .get("/gists/starred", action: own),
      .get("/users/:login/gists", action: ofUser),
      .get("/user/keys", action: own).requiring("read:public_key", "admin:public_key"),
      .get("/users/:login/keys", action: ofUser),
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
