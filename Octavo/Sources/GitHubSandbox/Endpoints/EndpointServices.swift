/// The services that the endpoints share.
struct EndpointServices: Sendable {
  let catalog: RepositoryCatalog
  let state: StateStore
  let limits: RateLimits
  let revoked: RevokedTokens
  /// The sizes beyond which responses are not whole.
  var sizes = SizeLimits.gitHub
  /// The versions of the API that requests may ask for.
  var versions: Set<APIVersion> = [.v2022, .v2026]
  /// The scopes of all tokens, whatever a login asks for; `nil` for those that it asks for.
  var scopes: String?
  /// The organizations behind single sign-on.
  let singleSignOn: SingleSignOn
  /// The logins that wait for the user on a page.
  var grants = LoginGrants()
  /// Whether pages fill in password and one-time code, which are no secrets in the demo world.
  var suggestsSecrets = false

  /// Returns the repository that a request names, without reading commits.
  ///
  /// - Throws: A 404 if the viewer does not see the repository. A redirect to the present name if
  ///   the request has a former one.
  func repository(_ request: EndpointRequest) async throws -> HostedRepository {
    let name = "\(try request.text("owner"))/\(try request.text("repo"))".lowercased()
    let repositories = try await catalog.contents().repositories
      .filter { $0.isVisible(to: request.viewer) }
    if let found = repositories.first(where: { $0.key == name }) { return found }
    guard let renamed = repositories.first(where: { $0.formerKeys.contains(name) }) else {
      throw ErrorResponse.notFound
    }
    throw ErrorResponse.moved(to: request.address(in: renamed), method: request.method)
  }

  /// The state that the response to a request depends on.
  func stamp(for request: EndpointRequest) async throws -> ResponseCache.Stamp {
    let isInRepository = request.parameters["owner"] != nil && request.parameters["repo"] != nil
    return ResponseCache.Stamp(
      written: state.memory.generation,
      snapshot: await catalog.revision(),
      checked: try await state.checkedSecond(at: request.now),
      refs: isInRepository ? try await repository(request).git.stamp : nil
    )
  }

  /// The catalog as the sender of a request sees it.
  func catalog(for request: EndpointRequest) async throws -> ViewerCatalog {
    try await ViewerCatalog(catalog, state: state, viewer: request.viewer)
  }

  /// Answers with an empty list for a repository that is served.
  @Sendable func emptyList(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try await repository(request)
    return .json([String]())
  }
}
