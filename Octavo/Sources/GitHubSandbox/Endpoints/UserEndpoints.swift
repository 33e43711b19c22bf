/// People: the account itself, everybody else, and who follows whom.
struct UserEndpoints: Sendable {
  let services: Services

  var routes: [Route] {
    [
      .get("/user", action: own),
      .get("/users/:login", action: user),
      .get("/users/:login/followers") { try await people($0) { $0.followers(of: $1) } },
      .get("/users/:login/following") { try await people($0) { $0.following(by: $1) } },
      .get("/user/followers") { try await people(own: $0) { $0.followers(of: $1) } },
      .get("/user/following") { try await people(own: $0) { $0.following(by: $1) } },
      .get("/user/following/:login", action: isFollowing),
      Route("PUT", "/user/following/:login") { try await follow($0, true) },
      Route("DELETE", "/user/following/:login") { try await follow($0, false) },
    ]
  }

  @Sendable private func own(_ call: Call) async throws -> Reply {
    let login = try call.login()
    return try await user(login, isOwn: true, call)
  }

  @Sendable private func user(_ call: Call) async throws -> Reply {
    try await user(try call.text("login"), isOwn: false, call)
  }

  private func user(_ login: String, isOwn: Bool, _ call: Call) async throws -> Reply {
    let scene = try await services.scene(for: call)
    guard let person = scene.snapshot.people.person(login: login) else { throw Refusal.notFound }
    let owned = scene.snapshot.repositories.filter { $0.owner.lowercased() == person.key }
    let made = owned.compactMap { scene.snapshot.history(of: $0).oldest }.min()
    return .json(
      UserShape(
        person: person,
        links: call.links,
        repositories: owned.count,
        followers: scene.social.followers(of: person.login).count,
        following: scene.social.following(by: person.login).count,
        created: [person.since, made].compactMap(\.self).min() ?? 0,
        isOwn: isOwn,
        hasSecondFactor: scene.snapshot.account.oneTimeCode != nil
      )
    )
  }

  private func people(
    _ call: Call,
    _ list: (SocialView, String) -> [String]
  ) async throws -> Reply {
    try await people(of: try call.text("login"), call, list)
  }

  private func people(
    own call: Call,
    _ list: (SocialView, String) -> [String]
  ) async throws -> Reply {
    try await people(of: try call.login(), call, list)
  }

  private func people(
    of login: String,
    _ call: Call,
    _ list: (SocialView, String) -> [String]
  ) async throws -> Reply {
    let scene = try await services.scene(for: call)
    guard let person = scene.snapshot.people.person(login: login) else { throw Refusal.notFound }
    let people = list(scene.social, person.login).compactMap {
      scene.snapshot.people.person(login: $0)
    }
    return await .page(of: people, for: call) { SimpleUserShape(person: $0, links: call.links) }
  }

  @Sendable private func isFollowing(_ call: Call) async throws -> Reply {
    let login = try call.login()
    let scene = try await services.scene(for: call)
    let target = try call.text("login").lowercased()
    guard scene.social.following(by: login).contains(target) else { throw Refusal.notFound }
    return .noContent
  }

  private func follow(_ call: Call, _ isFollowing: Bool) async throws -> Reply {
    let login = try call.login().lowercased()
    let target = try call.text("login")
    guard let person = try await services.world.snapshot().people.person(login: target) else {
      throw Refusal.notFound
    }
    guard person.key != login else { throw Refusal.invalid(resource: "Follow", field: "user") }
    try await services.state.setFollow(
      isFollowing,
      login: login,
      target: person.key,
      time: call.now
    )
    return .noContent
  }
}
