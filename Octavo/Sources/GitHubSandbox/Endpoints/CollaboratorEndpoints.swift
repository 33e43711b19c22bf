/// The users who work on a repository, and their roles.
struct CollaboratorEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let collaborators = "/repos/:owner/:repo/collaborators"
    return [
      .get(collaborators, action: list),
      .get("\(collaborators)/:login", action: isCollaborator),
      .get("\(collaborators)/:login/permission", action: permission),
    ]
  }

  private static let needsPush = ErrorResponse(
    status: 403,
    message: "Must have push access to view repository collaborators."
  )

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, snapshot) = try await viewed(request)
    let logins = snapshot.roles.logins(in: repository, havingAtLeast: .read)
    return await .page(of: logins, for: request) { login in
      CollaboratorBody(
        user: snapshot.users.user(login: login) ?? User(login: login),
        role: snapshot.roles.role(of: login, in: repository),
        links: request.links
      )
    }
  }

  @Sendable private func isCollaborator(
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let (repository, snapshot) = try await viewed(request)
    let login = try request.text("login").lowercased()
    let logins = snapshot.roles.logins(in: repository, havingAtLeast: .read)
    guard logins.contains(login) else { throw ErrorResponse.notFound }
    return .noContent
  }

  /// Returns the role of any user, for whom the older word of the API has three values.
  @Sendable private func permission(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, snapshot) = try await viewed(request)
    let login = try request.text("login")
    guard let user = snapshot.users.user(login: login) else { throw ErrorResponse.notFound }
    let role = snapshot.roles.role(of: login, in: repository)
    let word = role >= .admin ? "admin" : role >= .write ? "write" : "read"
    return .json(
      InlineJSONObject { fields in
        fields.set("permission", word)
        fields.set("role_name", role.rawValue)
        fields.set("user", CollaboratorBody(user: user, role: role, links: request.links))
      }
    )
  }

  /// Returns the repository of a request.
  ///
  /// - Throws: A 401 or 403 for a viewer who must not see who works on it.
  private func viewed(
    _ request: EndpointRequest
  ) async throws -> (HostedRepository, CatalogSnapshot) {
    let login = try request.login()
    let repository = try await services.repository(request)
    let snapshot = try await services.catalog.snapshot()
    guard snapshot.roles.role(of: login, in: repository) >= .write else { throw Self.needsPush }
    return (repository, snapshot)
  }
}
