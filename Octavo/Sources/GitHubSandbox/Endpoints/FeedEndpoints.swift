/// What happened: to somebody, by somebody, in a repository.
struct FeedEndpoints: Sendable {
  let services: Services

  var routes: [Route] {
    [
      .get("/users/:login/events", action: events),
      .get("/users/:login/events/public", action: events),
      .get("/users/:login/received_events", action: received),
      .get("/users/:login/received_events/public", action: received),
      .get("/repos/:owner/:repo/events", action: repositoryEvents),
    ]
  }

  @Sendable private func events(_ call: Call) async throws -> Reply {
    let scene = try await services.scene(for: call)
    let key = try person(call, scene).key
    return await feed(scene, call) { $0.actor == key }
  }

  /// What those do whom somebody follows, and what others do to somebody's repositories.
  @Sendable private func received(_ call: Call) async throws -> Reply {
    let scene = try await services.scene(for: call)
    let key = try person(call, scene).key
    let following = Set(scene.social.following(by: key))
    return await feed(scene, call) { event in
      event.actor != key
        && (following.contains(event.actor) || event.repository.owner.lowercased() == key)
    }
  }

  @Sendable private func repositoryEvents(_ call: Call) async throws -> Reply {
    let repository = try await services.repository(call)
    return await feed(try await services.scene(for: call), call) {
      $0.repository.id == repository.id
    }
  }

  private func feed(
    _ scene: Scene,
    _ call: Call,
    where isIncluded: (ActivityEvent) -> Bool
  ) async -> Reply {
    let events = EventFeed(snapshot: scene.snapshot, social: scene.social)
      .events(where: isIncluded)
    return await .page(of: events, for: call, headers: ["X-Poll-Interval": "60"]) { event in
      EventShape(
        event: event,
        actor: scene.snapshot.people.person(login: event.actor) ?? Person(login: event.actor),
        links: call.links
      )
    }
  }

  private func person(_ call: Call, _ scene: Scene) throws(Refusal) -> Person {
    guard let person = scene.snapshot.people.person(login: try call.text("login")) else {
      throw .notFound
    }
    return person
  }
}
