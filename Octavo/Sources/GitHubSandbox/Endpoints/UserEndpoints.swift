/// The account itself, all other users, and their follows.
struct UserEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/user", action: own),
      .get("/users/:login", action: user),
      .get("/user/emails", action: emails).requiring("user:email", "user"),
      .get("/users/:login/followers") { try await users($0) { $0.followers(of: $1) } },
      .get("/users/:login/following") { try await users($0) { $0.following(by: $1) } },
      .get("/user/followers") { try await users(own: $0) { $0.followers(of: $1) } },
      .get("/user/following") { try await users(own: $0) { $0.following(by: $1) } },
      .get("/user/following/:login") { try await isFollowing(try $0.login(), $0) },
      .get("/users/:login/following/:target") { request in
        try await isFollowing(try request.text("login"), request, target: "target")
      },
      Route("PUT", "/user/following/:login") { try await follow($0, true) }
        .requiring("user:follow", "user"),
      Route("DELETE", "/user/following/:login") { try await follow($0, false) }
        .requiring("user:follow", "user"),
    ]
  }

  /// The route of a user by id, which stands behind all others below it.
  var routeByID: Route { .get("/user/:id", action: userByID) }

  @Sendable private func own(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login()
    return try await user(login, isOwn: true, request)
  }

  @Sendable private func user(_ request: EndpointRequest) async throws -> EndpointResponse {
    try await user(try request.text("login"), isOwn: false, request)
  }

  @Sendable private func userByID(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (id, users) = (
      try request.text("id"), try await services.catalog(for: request).snapshot.users
    )
    guard let user = users.all.first(where: { "\($0.id)" == id }) else {
      throw ErrorResponse.notFound
    }
    return try await self.user(user.login, isOwn: false, request)
  }

  /// Returns the addresses of the account, the first of which its profile shows.
  @Sendable private func emails(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login()
    let snapshot = try await services.catalog.snapshot()
    let addresses = snapshot.users.user(login: login)?.emails.filter { !$0.isEmpty } ?? []
    return await .page(of: addresses, for: request) { address in
      InlineJSONObject { fields in
        fields.set("email", address)
        fields.set("primary", address == addresses.first)
        fields.set("verified", true)
        fields.set("visibility", address == addresses.first ? "public" : nil)
      }
    }
  }

  private func user(_ login: String, isOwn: Bool, _ request: EndpointRequest) async throws
    -> EndpointResponse
  {
    let catalog = try await services.catalog(for: request)
    guard let user = catalog.snapshot.users.user(login: login) else { throw ErrorResponse.notFound }
    let owned = catalog.snapshot.repositories.filter { $0.owner.lowercased() == user.key }
    let made = owned.compactMap { catalog.snapshot.history(of: $0).oldest }.min()
    return .json(
      UserBody(
        user: user,
        links: request.links,
        repositories: owned.count { !$0.isPrivate },
        privateRepositories: owned.count(where: \.isPrivate),
        followers: catalog.social.followers(of: user.login).count,
        following: catalog.social.following(by: user.login).count,
        created: [user.since, made].compactMap(\.self).min() ?? 0,
        isOwn: isOwn,
        hasSecondFactor: catalog.snapshot.accounts.contains {
          $0.login.lowercased() == user.key && $0.oneTimeCode != nil
        }
      )
    )
  }

  private func users(
    _ request: EndpointRequest,
    _ list: (SocialView, String) -> [String]
  ) async throws -> EndpointResponse {
    try await users(of: try request.text("login"), request, list)
  }

  private func users(
    own request: EndpointRequest,
    _ list: (SocialView, String) -> [String]
  ) async throws -> EndpointResponse {
    try await users(of: try request.login(), request, list)
  }

  private func users(
    of login: String,
    _ request: EndpointRequest,
    _ list: (SocialView, String) -> [String]
  ) async throws -> EndpointResponse {
    let catalog = try await services.catalog(for: request)
    guard let user = catalog.snapshot.users.user(login: login) else { throw ErrorResponse.notFound }
    let users = list(catalog.social, user.login).compactMap {
      catalog.snapshot.users.user(login: $0)
    }
    return await .page(of: users, for: request) { SimpleUserBody(user: $0, links: request.links) }
  }

  private func isFollowing(
    _ login: String,
    _ request: EndpointRequest,
    target name: String = "login"
  ) async throws -> EndpointResponse {
    let catalog = try await services.catalog(for: request)
    let target = try request.text(name).lowercased()
    guard catalog.social.following(by: login).contains(target) else { throw ErrorResponse.notFound }
    return .noContent
  }

  private func follow(_ request: EndpointRequest, _ isFollowing: Bool) async throws
    -> EndpointResponse
  {
    let login = try request.login().lowercased()
    let target = try request.text("login")
    guard let user = try await services.catalog.snapshot().users.user(login: target) else {
      throw ErrorResponse.notFound
    }
    guard user.key != login else { throw ErrorResponse.invalid(resource: "Follow", field: "user") }
    try await services.state.setFollow(
      isFollowing,
      login: login,
      target: user.key,
      time: request.now
    )
    return .noContent
  }
}
