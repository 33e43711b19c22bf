/// The users whom issues can be assigned to, and the assignees of an issue.
struct AssigneeEndpoints: Sendable {
  let services: EndpointServices

  /// An issue has no more assignees.
  static let most = 10

  private var store: IssueStore { IssueStore(state: services.state) }

  var routes: [Route] {
    let assignees = "/repos/:owner/:repo/issues/:number/assignees"
    return [
      .get("/repos/:owner/:repo/assignees", action: list),
      .get("/repos/:owner/:repo/assignees/:login", action: isAssignable),
      .get("\(assignees)/:login", action: isAssignable),
      Route("POST", assignees) { request in
        try await change(request) { logins, chosen in
          logins + chosen.filter { !Self.contains($0, in: logins) }
        }
      }.requiring("public_repo", "repo"),
      Route("DELETE", assignees) { request in
        try await change(request) { logins, chosen in
          logins.filter { !Self.contains($0, in: chosen) }
        }
      }.requiring("public_repo", "repo"),
    ]
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let users = try await services.catalog.snapshot().users
    let logins = try await services.assignable(in: repository)
    return await .page(of: logins, for: request) {
      SimpleUserBody(user: users.user(login: $0) ?? User(login: $0), links: request.links)
    }
  }

  @Sendable private func isAssignable(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let login = try request.text("login")
    guard Self.contains(login, in: try await services.assignable(in: repository)) else {
      throw ErrorResponse.notFound
    }
    return .noContent
  }

  /// Changes the assignees; users who cannot be assigned, and all of a viewer without a role, are
  /// dropped.
  private func change(
    _ request: EndpointRequest,
    _ body: @escaping @Sendable ([String], [String]) -> [String]
  ) async throws -> EndpointResponse {
    struct Draft: Decodable { let assignees: [NamedUser]? }
    _ = try request.login()
    let (repository, issue, comments) = try await services.issue(request)
    let writer = try await services.writer(request, in: repository)
    let draft: Draft = try request.decodedBody()
    let users = try await services.catalog.snapshot().users
    let known = try await services.assignable(in: repository) + issue.assigneeLogins
    var chosen: [String] = []
    for named in draft.assignees ?? [] where Self.contains(named.login, in: known) {
      let login = users.user(login: named.login)?.login ?? named.login
      if !chosen.contains(login) { chosen.append(login) }
    }
    var changed: StoredIssue?
    let logins = chosen
    if writer.role >= .triage {
      let act = try await services.act(of: writer, request, in: repository)
      changed = try await store.change(issue.id, by: act) { issue in
        issue.assigneeLogins = Array(body(issue.assigneeLogins, logins).prefix(Self.most))
      }
    }
    let listed = ListedIssue(issue: changed ?? issue, comments: comments, repository: repository)
    let isNew = request.method == "POST"
    return .json(
      try await services.bodies(of: [listed], for: request)[0],
      status: isNew ? 201 : 200
    )
  }

  private static func contains(_ login: String, in logins: [String]) -> Bool {
    logins.contains { $0.lowercased() == login.lowercased() }
  }
}

extension EndpointServices {
  /// Returns the logins of those who may be assigned in a repository: all who work on it.
  func assignable(in repository: HostedRepository) async throws -> [String] {
    let snapshot = try await catalog.snapshot()
    let logins = snapshot.roles.logins(in: repository, havingAtLeast: .triage)
    let members = snapshot.organization(login: repository.owner)?.members ?? []
    let others = members.map { $0.lowercased() }.filter { !logins.contains($0) }
    return logins + others.sorted()
  }

  /// Returns the logins of the users that a request names.
  ///
  /// - Throws: A 422 if one of them cannot be assigned.
  @Sendable func assignees(
    _ named: [NamedUser],
    in repository: HostedRepository
  ) async throws -> [String] {
    let known = try await assignable(in: repository)
    let users = try await catalog.snapshot().users
    var logins: [String] = []
    for user in named where !logins.contains(where: { $0.lowercased() == user.login.lowercased() })
    {
      guard known.contains(user.login.lowercased()), logins.count < AssigneeEndpoints.most else {
        throw ErrorResponse.invalid(resource: "Issue", field: "assignees")
      }
      logins.append(users.user(login: user.login)?.login ?? user.login)
    }
    return logins
  }
}
