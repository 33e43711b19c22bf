/// The users and teams that are asked for a review.
struct ReviewRequestEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let reviewers = "/repos/:owner/:repo/pulls/:number/requested_reviewers"
    return [
      .get(reviewers, action: list),
      Route("POST", reviewers, action: add).requiring("public_repo", "repo"),
      Route("DELETE", reviewers, action: remove).requiring("public_repo", "repo"),
      .get("/user/teams", action: ownTeams).requiring("read:org", "repo", "user"),
    ]
  }

  private struct Draft: Decodable {
    var reviewers: [String]?
    var teams: [String]?

    enum CodingKeys: String, CodingKey {
      case reviewers
      case teams = "team_reviewers"
    }
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let pull = try await services.pull(request).pull
    let snapshot = try await services.catalog.snapshot()
    let teams = snapshot.organizations.flatMap(\.teams)
      .filter { pull.teamNames.contains($0.fullName) }
    return .json(
      InlineJSONObject { fields in
        fields.set(
          "users",
          pull.reviewerLogins.map {
            SimpleUserBody($0, among: snapshot.users, links: request.links)
          }
        )
        fields.set("teams", teams.map { TeamBody(team: $0, links: request.links) })
      }
    )
  }

  @Sendable private func add(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed) = try await services.writtenPull(request, atLeast: .triage)
    let draft: Draft = try request.decodedBody()
    let snapshot = try await services.catalog.snapshot()
    let known =
      try await services.assignable(in: writer.repository)
      + snapshot.roles.logins(in: writer.repository, havingAtLeast: .read)
    let logins = (draft.reviewers ?? []).map { snapshot.users.user(login: $0)?.login ?? $0 }
    let teams = try (draft.teams ?? []).map { slug throws(ErrorResponse) in
      let owner = snapshot.organization(login: writer.repository.owner)
      guard let team = owner?.teams.first(where: { $0.slug == slug }) else {
        throw Self.notCollaborator(writer.repository)
      }
      return team
    }
    guard !logins.contains(where: { $0.lowercased() == listed.issue.login.lowercased() }) else {
      throw ErrorResponse(
        status: 422,
        message: "Review cannot be requested from pull request author."
      )
    }
    guard logins.allSatisfy({ known.contains($0.lowercased()) }) else {
      throw Self.notCollaborator(writer.repository)
    }
    let changed = try await PullStore(state: services.state)
      .request(logins, teams, for: listed, by: writer.act)
    return .json(try await services.body(of: changed, for: request), status: 201)
  }

  @Sendable private func remove(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed) = try await services.writtenPull(request, atLeast: .triage)
    let draft: Draft = try request.decodedBody()
    let changed = try await PullStore(state: services.state).withdraw(
      (draft.reviewers ?? []).map { $0.lowercased() },
      (draft.teams ?? []).map { "\(writer.repository.owner)/\($0)".lowercased() },
      of: listed,
      by: writer.act
    )
    return .json(try await services.body(of: changed, for: request))
  }

  /// Returns the teams of the viewer.
  @Sendable private func ownTeams(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login()
    let organizations = try await services.catalog.snapshot().organizations
    let teams = organizations.filter { !request.viewer.isKept(from: $0.profile.login) }
      .flatMap(\.teams).filter { $0.hasMember(login) }
    return await .page(of: teams, for: request) { TeamBody(team: $0, links: request.links) }
  }

  private static func notCollaborator(_ repository: HostedRepository) -> ErrorResponse {
    ErrorResponse(
      status: 422,
      message: "Reviews may only be requested from collaborators. One or more of the users or "
        + "teams you specified is not a collaborator of the \(repository.fullName) repository."
    )
  }
}
