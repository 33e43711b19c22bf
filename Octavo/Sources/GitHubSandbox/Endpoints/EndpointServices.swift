/// The services that the endpoints share.
struct EndpointServices: Sendable {
  let catalog: RepositoryCatalog
  let state: StateStore
  let limits: RateLimits
  let revoked: RevokedTokens
  /// The logins that wait for the user on a page.
  var grants = LoginGrants()
  /// Whether pages fill in the password, which is no secret in the demo world.
  var suggestsPassword = false

  /// Returns the repository that a request names, without reading commits.
  func repository(_ request: EndpointRequest) async throws -> HostedRepository {
    let name = "\(try request.text("owner"))/\(try request.text("repo"))".lowercased()
    let repositories = try await catalog.contents().repositories
    guard let found = repositories.first(where: { $0.fullName.lowercased() == name }) else {
      throw ErrorResponse.notFound
    }
    return found
  }

  /// The catalog as the sender of a request sees it.
  func catalog(for request: EndpointRequest) async throws -> ViewerCatalog {
    try await ViewerCatalog(catalog, state: state, viewer: request.viewer.login)
  }
}
