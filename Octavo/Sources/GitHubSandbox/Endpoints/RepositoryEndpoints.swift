/// Repositories: by themselves, by owner, and starred.
struct RepositoryEndpoints: Sendable {
  let services: Services

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo", action: repository),
      .get("/repositories/:id", action: repositoryByNumber),
      .get("/users/:login/repos", action: owned),
      .get("/user/repos", action: ownRepositories),
      .get("/users/:login/starred") { try await starred(try $0.text("login"), $0) },
      .get("/user/starred") { try await starred(try $0.login(), $0) },
      .get("/user/starred/:owner/:repo", action: isStarred),
      Route("PUT", "/user/starred/:owner/:repo") { try await star($0, true) },
      Route("DELETE", "/user/starred/:owner/:repo") { try await star($0, false) },
    ]
  }

  @Sendable private func repository(_ call: Call) async throws -> Reply {
    let repository = try await services.repository(call)
    // Tells why a folder that has become unreadable cannot be shown, instead of showing it empty.
    _ = try await repository.git.refs()
    return try await reply(repository, call)
  }

  @Sendable private func repositoryByNumber(_ call: Call) async throws -> Reply {
    let id = Int(try call.text("id"))
    let repositories = try await services.world.contents().repositories
    guard let repository = repositories.first(where: { $0.id == id }) else {
      throw Refusal.notFound
    }
    return try await reply(repository, call)
  }

  private func reply(_ repository: HostedRepository, _ call: Call) async throws -> Reply {
    let details = await (try services.scene(for: call)).details(of: repository)
    return .json(RepositoryShape(details: details, links: call.links, isComplete: true))
  }

  @Sendable private func owned(_ call: Call) async throws -> Reply {
    let login = try call.text("login").lowercased()
    let scene = try await services.scene(for: call)
    guard scene.snapshot.people.person(login: login) != nil else { throw Refusal.notFound }
    let owned = scene.snapshot.repositories.filter { $0.owner.lowercased() == login }
    return try await list(owned, scene, call)
  }

  /// What the account owns and, as a collaborator, what it has committed to.
  @Sendable private func ownRepositories(_ call: Call) async throws -> Reply {
    let login = try call.login().lowercased()
    let scene = try await services.scene(for: call)
    let wanted = (call.query["affiliation"] ?? "owner,collaborator,organization_member")
      .split(separator: ",")
    let committed = scene.snapshot.contributions[login] ?? [:]
    let repositories = scene.snapshot.repositories.filter { repository in
      repository.owner.lowercased() == login
        ? wanted.contains("owner")
        : wanted.contains("collaborator") && committed[repository.id] != nil
    }
    return try await list(repositories, scene, call)
  }

  private func list(
    _ repositories: [HostedRepository],
    _ scene: Scene,
    _ call: Call
  ) async throws -> Reply {
    let order = try RepositoryOrder(call.query)
    return await .page(of: order.sort(repositories, scene.snapshot), for: call) {
      RepositoryShape(details: await scene.details(of: $0), links: call.links)
    }
  }

  private func starred(_ login: String, _ call: Call) async throws -> Reply {
    let scene = try await services.scene(for: call)
    guard let person = scene.snapshot.people.person(login: login) else { throw Refusal.notFound }
    let stars = scene.social.starred(by: person.login).compactMap { star in
      scene.snapshot.repository(id: star.repository).map { (star.time, $0) }
    }
    if call.accepts("star") {
      return await .page(of: stars, for: call) { time, repository in
        let details = await scene.details(of: repository)
        return StarredShape(
          time: time,
          repository: RepositoryShape(details: details, links: call.links)
        )
      }
    }
    return await .page(of: stars, for: call) {
      RepositoryShape(details: await scene.details(of: $0.1), links: call.links)
    }
  }

  @Sendable private func isStarred(_ call: Call) async throws -> Reply {
    let login = try call.login()
    let repository = try await services.repository(call)
    let scene = try await services.scene(for: call)
    guard scene.social.isStarred(repository, by: login) else { throw Refusal.notFound }
    return .noContent
  }

  private func star(_ call: Call, _ isStarred: Bool) async throws -> Reply {
    let login = try call.login().lowercased()
    let repository = try await services.repository(call)
    // The stars an account begins with are written before its first own decision.
    _ = try await services.world.snapshot()
    try await services.state.setStar(
      isStarred,
      login: login,
      repository: repository.id,
      time: call.now
    )
    return .noContent
  }
}
