/// Organisations, their members, repositories and events.
struct OrganizationEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/orgs/:org", action: organization),
      .get("/orgs/:org/members", action: members),
      .get("/orgs/:org/public_members", action: members),
      .get("/orgs/:org/members/:login", action: isMember),
      .get("/orgs/:org/public_members/:login", action: isMember),
      .get("/user/orgs") { try await list(of: try $0.login(), $0) }
        .requiring("read:org", "write:org", "admin:org", "user"),
      .get("/users/:login/orgs") { try await list(of: try $0.text("login"), $0) },
    ]
  }

  @Sendable private func organization(_ request: EndpointRequest) async throws -> EndpointResponse {
    let catalog = try await services.catalog(for: request)
    let found = try catalog.snapshot.organization(request)
    let owned = catalog.snapshot.repositories.filter {
      $0.owner.lowercased() == found.profile.key
    }
    let details = OrganizationBody.Details(
      repositories: owned.count { !$0.isPrivate },
      followers: catalog.social.followers(of: found.profile.login).count,
      created: owned.compactMap { catalog.snapshot.history(of: $0).oldest }.min() ?? 0
    )
    return .json(OrganizationBody(organization: found, links: request.links, details: details))
  }

  @Sendable private func members(_ request: EndpointRequest) async throws -> EndpointResponse {
    let snapshot = try await services.catalog.snapshot()
    let members = try snapshot.organization(request).members
    return await .page(of: members, for: request) { login in
      SimpleUserBody(
        user: snapshot.users.user(login: login) ?? User(login: login),
        links: request.links
      )
    }
  }

  @Sendable private func isMember(_ request: EndpointRequest) async throws -> EndpointResponse {
    let organization = try await services.catalog.snapshot().organization(request)
    guard organization.hasMember(try request.text("login")) else { throw ErrorResponse.notFound }
    return .noContent
  }

  private func list(of login: String, _ request: EndpointRequest) async throws -> EndpointResponse {
    let snapshot = try await services.catalog.snapshot()
    guard snapshot.users.user(login: login) != nil else { throw ErrorResponse.notFound }
    return await .page(of: snapshot.organizations(of: login), for: request) {
      OrganizationBody(organization: $0, links: request.links)
    }
  }
}

extension CatalogSnapshot {
  /// Returns the organisation that a request names.
  func organization(_ request: EndpointRequest) throws(ErrorResponse) -> Organization {
    guard let found = organization(login: try request.text("org")) else { throw .notFound }
    return found
  }
}
