/// Repositories: by themselves, by owner, and starred.
struct RepositoryEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo", action: repository),
      .get("/users/:login/repos") { try await owned(by: try $0.text("login"), $0) },
      .get("/orgs/:org/repos") { request in
        let snapshot = try await services.catalog.snapshot()
        let login = try snapshot.organization(request).profile.login
        return try await owned(by: login, request, includingPrivate: true)
      },
      .get("/user/repos", action: ownRepositories),
      .get("/users/:login/starred") { try await starred(try $0.text("login"), $0) },
      .get("/user/starred") { try await starred(try $0.login(), $0) },
      .get("/user/starred/:owner/:repo", action: isStarred),
      Route("PUT", "/user/starred/:owner/:repo") { try await star($0, true) }
        .requiring("public_repo", "repo"),
      Route("DELETE", "/user/starred/:owner/:repo") { try await star($0, false) }
        .requiring("public_repo", "repo"),
    ]
  }

  @Sendable func repository(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    // Tells why a folder that has become unreadable cannot be shown, instead of showing it empty.
    _ = try await repository.git.refs()
    return try await response(repository, request)
  }

  private func response(_ repository: HostedRepository, _ request: EndpointRequest) async throws
    -> EndpointResponse
  {
    let catalog = try await services.catalog(for: request)
    var body = RepositoryBody(
      details: await catalog.details(of: repository),
      links: request.links,
      isComplete: true
    )
    if let parent = catalog.parent(of: repository) {
      body.parent = await catalog.details(of: parent)
    }
    return .json(body)
  }

  private func owned(
    by owner: String,
    _ request: EndpointRequest,
    includingPrivate: Bool = false
  ) async throws -> EndpointResponse {
    let login = owner.lowercased()
    let catalog = try await services.catalog(for: request)
    guard catalog.snapshot.users.user(login: login) != nil else { throw ErrorResponse.notFound }
    let owned = catalog.snapshot.repositories.filter {
      $0.owner.lowercased() == login && (includingPrivate || !$0.isPrivate)
    }
    return try await list(owned, catalog, request)
  }

  /// Returns the repositories that the account or an organisation of it owns, and those that it has
  /// committed to as a collaborator.
  @Sendable private func ownRepositories(_ request: EndpointRequest) async throws
    -> EndpointResponse
  {
    let login = try request.login().lowercased()
    let catalog = try await services.catalog(for: request)
    let wanted = (request.query["affiliation"] ?? "owner,collaborator,organization_member")
      .split(separator: ",")
    let committed = catalog.snapshot.contributions[login] ?? [:]
    let organizations = Set(catalog.snapshot.organizations(of: login).map(\.profile.key))
    let repositories = catalog.snapshot.repositories.filter { repository in
      let owner = repository.owner.lowercased()
      if owner == login { return wanted.contains("owner") }
      return wanted.contains("collaborator") && committed[repository.id] != nil
        || wanted.contains("organization_member") && organizations.contains(owner)
    }
    return try await list(repositories, catalog, request)
  }

  private func list(
    _ repositories: [HostedRepository],
    _ catalog: ViewerCatalog,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let order = try RepositoryOrder(request.query)
    return await catalog.page(of: order.sort(repositories, catalog.snapshot), for: request)
  }

  private func starred(_ login: String, _ request: EndpointRequest) async throws -> EndpointResponse
  {
    let catalog = try await services.catalog(for: request)
    guard let user = catalog.snapshot.users.user(login: login) else { throw ErrorResponse.notFound }
    let stars = catalog.social.starred(by: user.login).compactMap { star in
      catalog.snapshot.repository(id: star.repository).map { (star.time, $0) }
    }
    guard request.accepts("star") else {
      return await catalog.page(of: stars.map(\.1), for: request)
    }
    return await .page(
      of: stars,
      for: request,
      bodies: { stars in
        zip(stars, await catalog.details(of: stars.map(\.1))).map { star, details in
          StarredBody(
            time: star.0,
            repository: RepositoryBody(details: details, links: request.links)
          )
        }
      }
    )
  }

  @Sendable private func isStarred(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login()
    let repository = try await services.repository(request)
    let catalog = try await services.catalog(for: request)
    guard catalog.social.isStarred(repository, by: login) else { throw ErrorResponse.notFound }
    return .noContent
  }

  private func star(_ request: EndpointRequest, _ isStarred: Bool) async throws -> EndpointResponse
  {
    let login = try request.login().lowercased()
    let repository = try await services.repository(request)
    // The stars an account begins with are written before its first own decision.
    _ = try await services.catalog.snapshot()
    try await services.state.setStar(
      isStarred,
      login: login,
      repository: repository.id,
      time: request.now
    )
    return .noContent
  }
}

extension ViewerCatalog {
  /// Returns one page of a list of repositories.
  func page(of repositories: [HostedRepository], for request: EndpointRequest) async
    -> EndpointResponse
  {
    await .page(
      of: repositories,
      for: request,
      bodies: { repositories in
        await details(of: repositories).map { RepositoryBody(details: $0, links: request.links) }
      }
    )
  }
}
