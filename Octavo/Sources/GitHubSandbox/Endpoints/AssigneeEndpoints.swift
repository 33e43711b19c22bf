/// The users whom issues can be assigned to, and the assignees of an issue.
struct AssigneeEndpoints: Sendable {
  let services: EndpointServices

  /// An issue has no more assignees.
  static let most = 10

  var routes: [Route] {
    let assignees = "/repos/:owner/:repo/issues/:number/assignees"
    return [
      .get("/repos/:owner/:repo/assignees", action: list),
      .get("/repos/:owner/:repo/assignees/:login", action: isAssignable),
      .get("\(assignees)/:login", action: isAssignable),
      Route("POST", assignees) { request in
        try await change(request, status: 201) { logins, chosen in
          let all = logins + chosen.filter { !logins.contains($0) }
          return Array(all.prefix(Self.most))
        }
      }.requiring("public_repo", "repo"),
      Route("DELETE", assignees) { request in
        try await change(request) { logins, chosen in logins.filter { !chosen.contains($0) } }
      }.requiring("public_repo", "repo"),
    ]
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let users = try await services.catalog.snapshot().users
    let logins = try await services.assignable(in: repository)
    return await .page(of: logins, for: request) {
      SimpleUserBody($0, among: users, links: request.links)
    }
  }

  @Sendable private func isAssignable(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let login = try request.text("login").lowercased()
    guard try await services.assignable(in: repository).contains(login) else {
      throw ErrorResponse.notFound
    }
    return .noContent
  }

  /// Changes the assignees; users who cannot be assigned, and all of a viewer without a role, are
  /// dropped.
  private func change(
    _ request: EndpointRequest,
    status: Int = 200,
    _ body: @escaping @Sendable (_ logins: [String], _ chosen: [String]) -> [String]
  ) async throws -> EndpointResponse {
    struct Draft: Decodable { let assignees: [NamedValue]? }
    var (writer, listed) = try await services.writtenIssue(request)
    let draft: Draft = try request.decodedBody()
    if writer.role >= .triage {
      let chosen = try await services.assignees(
        draft.assignees ?? [],
        keeping: listed.issue.assigneeLogins,
        in: writer.repository
      )
      let store = IssueStore(state: services.state)
      listed.issue =
        try await store.change(listed.issue.id, by: writer.act) { issue in
          issue.assigneeLogins = body(issue.assigneeLogins, chosen)
        } ?? listed.issue
    }
    return .json(try await services.body(of: listed, for: request), status: status)
  }
}

extension EndpointServices {
  /// Returns the logins in lower case of those who may be assigned in a repository: all who work on
  /// it.
  func assignable(in repository: HostedRepository) async throws -> [String] {
    let snapshot = try await catalog.snapshot()
    let logins = snapshot.roles.logins(in: repository, havingAtLeast: .triage)
    let members = snapshot.organization(login: repository.owner)?.members ?? []
    let others = members.map { $0.lowercased() }.filter { !logins.contains($0) }
    return logins + others.sorted()
  }

  /// Returns the logins of users as they are written, each once, without the users who cannot be
  /// assigned unless they are present assignees.
  func assignees(
    _ named: [NamedValue],
    keeping present: [String] = [],
    in repository: HostedRepository
  ) async throws -> [String] {
    let known = try await assignable(in: repository) + present.map { $0.lowercased() }
    let users = try await catalog.snapshot().users
    return named.map { $0.name.lowercased() }.reduce(into: []) { logins, key in
      let kept = present.first { $0.lowercased() == key }
      let login = kept ?? users.user(login: key)?.login ?? key
      if known.contains(key), !logins.contains(login) { logins.append(login) }
    }
  }

  /// Returns the logins of the users that a request names.
  ///
  /// - Throws: A 422 if one of them cannot be assigned, or there are too many.
  @Sendable func allAssignees(
    _ named: [NamedValue],
    in repository: HostedRepository
  ) async throws -> [String] {
    let logins = try await assignees(named, in: repository)
    let count = Set(named.map { $0.name.lowercased() }).count
    guard logins.count == count, count <= AssigneeEndpoints.most else {
      throw ErrorResponse.invalid(resource: "Issue", field: "assignees")
    }
    return logins
  }
}
