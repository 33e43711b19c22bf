/// The repositories that users watch.
struct SubscriptionEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let subscription = "/repos/:owner/:repo/subscription"
    return [
      .get(subscription, action: self.subscription),
      Route("PUT", subscription, action: subscribe)
        .requiring("public_repo", "repo"),
      Route("DELETE", subscription, action: unsubscribe)
        .requiring("public_repo", "repo"),
      .get("/user/subscriptions") { try await watched(by: try $0.login(), $0) },
      .get("/users/:login/subscriptions") { try await watched(by: try $0.text("login"), $0) },
      .get("/repos/:owner/:repo/subscribers", action: subscribers),
    ]
  }

  @Sendable private func subscription(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login().lowercased()
    let repository = try await services.repository(request)
    let watch = try await services.state.watches().first {
      $0.login == login && $0.repository == repository.id
    }
    guard let watch else { throw ErrorResponse.notFound }
    return .json(body(watch, repository, request))
  }

  @Sendable private func subscribe(_ request: EndpointRequest) async throws -> EndpointResponse {
    struct Draft: Decodable { let ignored: Bool? }
    let login = try request.login().lowercased()
    let repository = try await services.repository(request)
    let draft: Draft = try request.decodedBody()
    let watch = StoredWatch(
      login: login,
      repository: repository.id,
      isIgnored: draft.ignored ?? false,
      time: request.now
    )
    try await services.state.set(watch)
    return .json(body(watch, repository, request))
  }

  @Sendable private func unsubscribe(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login().lowercased()
    let repository = try await services.repository(request)
    try await services.state.removeWatch(login: login, repository: repository.id)
    return .noContent
  }

  private func watched(
    by login: String,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let catalog = try await services.catalog(for: request)
    guard let user = catalog.snapshot.users.user(login: login) else { throw ErrorResponse.notFound }
    let watches = try await services.state.watches().filter {
      $0.login == user.key && !$0.isIgnored
    }
    let repositories = watches.compactMap { catalog.snapshot.repository(id: $0.repository) }
    return await catalog.page(of: repositories, for: request)
  }

  @Sendable private func subscribers(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let catalog = try await services.catalog(for: request)
    let users = catalog.snapshot.users
    return await .page(of: catalog.social.watchers(of: repository), for: request) {
      SimpleUserBody($0, among: users, links: request.links)
    }
  }

  private func body(
    _ watch: StoredWatch,
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) -> SubscriptionBody {
    let url = request.links.repository(repository.fullName)
    return SubscriptionBody(
      isIgnored: watch.isIgnored,
      time: watch.time,
      url: "\(url)/subscription",
      target: ("repository_url", url)
    )
  }
}
