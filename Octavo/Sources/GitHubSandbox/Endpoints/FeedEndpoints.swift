/// The events of a user, for a user, of a repository, and of an organisation.
struct FeedEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/users/:login/events", action: events),
      .get("/users/:login/events/public", action: events),
      .get("/users/:login/received_events", action: received),
      .get("/users/:login/received_events/public", action: received),
      .get("/repos/:owner/:repo/events", action: repositoryEvents),
      .get("/orgs/:org/events", action: organizationEvents),
      .get("/events") { try await feed(try await services.catalog(for: $0), $0) { _ in true } },
    ]
  }

  @Sendable private func events(_ request: EndpointRequest) async throws -> EndpointResponse {
    let catalog = try await services.catalog(for: request)
    let key = try user(request, catalog).key
    return try await feed(catalog, request) { $0.actor == key }
  }

  /// Returns the events of the users that a user follows, and those of others in the user's
  /// repositories.
  @Sendable private func received(_ request: EndpointRequest) async throws -> EndpointResponse {
    let catalog = try await services.catalog(for: request)
    let key = try user(request, catalog).key
    let following = Set(catalog.social.following(by: key))
    return try await feed(catalog, request) { event in
      event.actor != key
        && (following.contains(event.actor) || event.repository.owner.lowercased() == key)
    }
  }

  @Sendable private func repositoryEvents(_ request: EndpointRequest) async throws
    -> EndpointResponse
  {
    let repository = try await services.repository(request)
    return try await feed(try await services.catalog(for: request), request) {
      $0.repository.id == repository.id
    }
  }

  @Sendable private func organizationEvents(_ request: EndpointRequest) async throws
    -> EndpointResponse
  {
    let catalog = try await services.catalog(for: request)
    let owner = try catalog.snapshot.organization(request).profile.key
    return try await feed(catalog, request) { $0.repository.owner.lowercased() == owner }
  }

  private func feed(
    _ catalog: ViewerCatalog,
    _ request: EndpointRequest,
    where isIncluded: (ActivityEvent) -> Bool
  ) async throws -> EndpointResponse {
    let store = IssueStore(state: services.state)
    let recorded = try await store.actions(atMost: EventFeed.limit)
    let facts = try await store.facts(of: recorded.map(\.issue))
    let feed = EventFeed(
      snapshot: catalog.snapshot,
      social: catalog.social,
      recorded: recorded
    )
    let events = feed.events(where: isIncluded)
    return await .page(of: events, for: request, headers: ["X-Poll-Interval": "60"]) { event in
      EventBody(
        event: event,
        actor: catalog.snapshot.users.user(login: event.actor) ?? User(login: event.actor),
        users: catalog.snapshot.users,
        roles: catalog.snapshot.roles,
        facts: facts,
        links: request.links
      )
    }
  }

  private func user(_ request: EndpointRequest, _ catalog: ViewerCatalog) throws(ErrorResponse)
    -> User
  {
    guard let user = catalog.snapshot.users.user(login: try request.text("login")) else {
      throw .notFound
    }
    return user
  }
}
