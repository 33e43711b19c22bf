/// The notifications of the viewer.
struct NotificationEndpoints: Sendable {
  let services: EndpointServices

  private var store: NotificationStore { NotificationStore(state: services.state) }

  var routes: [Route] {
    let thread = "/notifications/threads/:id"
    return [
      .get("/notifications") { try await list($0, in: nil) },
      Route("PUT", "/notifications") { try await markRead($0, in: nil) },
      .get("/repos/:owner/:repo/notifications") {
        try await list($0, in: try await services.repository($0).id)
      },
      Route("PUT", "/repos/:owner/:repo/notifications") {
        try await markRead($0, in: try await services.repository($0).id)
      },
      .get(thread, action: self.thread),
      Route("PATCH", thread) { request in
        try await change(request) { $0.read = max(request.now, $0.updated) }
        return EndpointResponse(status: 205, body: .none)
      },
      Route("DELETE", thread) { request in
        try await change(request) { $0.isDone = true }
        return .noContent
      },
      .get("\(thread)/subscription", action: subscription),
      Route("PUT", "\(thread)/subscription", action: subscribe),
      Route("DELETE", "\(thread)/subscription") { request in
        try await change(request) { ($0.subscribed, $0.isIgnored) = (nil, false) }
        return .noContent
      },
    ].map { $0.requiring("notifications", "repo") }
  }

  private func list(
    _ request: EndpointRequest,
    in repository: Int?
  ) async throws -> EndpointResponse {
    let login = try request.login()
    let since = try request.query.time("since") ?? Int.min
    let before = try request.query.time("before") ?? Int.max
    let isAll = request.query["all"] == "true"
    let isParticipating = request.query["participating"] == "true"
    let catalog = try await services.catalog(for: request)
    let threads = try await store.threads(of: login).filter { item in
      (isAll || item.thread.isUnread) && (since..<before).contains(item.thread.updated)
        && (!isParticipating || item.thread.reason != "subscribed")
        && (repository ?? item.issue.repository) == item.issue.repository
    }.compactMap { item in
      catalog.snapshot.repository(id: item.issue.repository).map { (item, $0) }
    }
    let headers = ["X-Poll-Interval": "60"]
    return await .page(
      of: threads,
      for: request,
      headers: headers,
      bodies: { threads in
        zip(threads, await catalog.details(of: threads.map(\.1))).map { thread, details in
          ThreadBody(
            thread: thread.0.thread,
            issue: thread.0.issue,
            repository: RepositoryBody(details: details, links: request.links),
            links: request.links
          )
        }
      }
    )
  }

  private func markRead(
    _ request: EndpointRequest,
    in repository: Int?
  ) async throws -> EndpointResponse {
    struct Draft: Decodable { let last_read_at: String? }
    let login = try request.login()
    let draft: Draft = try request.decodedBody()
    let time = draft.last_read_at.flatMap { Timestamp($0)?.seconds } ?? request.now
    try await store.markRead(of: login, repository: repository, upTo: time, now: request.now)
    return EndpointResponse(status: 205, body: .none)
  }

  private func found(_ request: EndpointRequest) async throws -> IssueThread {
    let login = try request.login()
    guard let id = Int(try request.text("id")), let found = try await store.thread(id, of: login)
    else { throw ErrorResponse.notFound }
    return found
  }

  private func change(
    _ request: EndpointRequest,
    _ body: (inout StoredThread) -> Void
  ) async throws {
    var found = try await found(request)
    body(&found.thread)
    try await store.update(found.thread)
  }

  @Sendable private func thread(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await found(request)
    let catalog = try await services.catalog(for: request)
    guard let repository = catalog.snapshot.repository(id: found.issue.repository) else {
      throw ErrorResponse.notFound
    }
    let details = await catalog.details(of: repository)
    return .json(
      ThreadBody(
        thread: found.thread,
        issue: found.issue,
        repository: RepositoryBody(details: details, links: request.links),
        links: request.links
      )
    )
  }

  @Sendable private func subscription(_ request: EndpointRequest) async throws -> EndpointResponse {
    let thread = try await found(request).thread
    guard let time = thread.subscribed else { throw ErrorResponse.notFound }
    return .json(body(thread, time, request))
  }

  @Sendable private func subscribe(_ request: EndpointRequest) async throws -> EndpointResponse {
    struct Draft: Decodable { let ignored: Bool? }
    let draft: Draft = try request.decodedBody()
    var thread = try await found(request).thread
    thread.subscribed = request.now
    thread.isIgnored = draft.ignored ?? false
    try await store.update(thread)
    return .json(body(thread, request.now, request))
  }

  private func body(
    _ thread: StoredThread,
    _ time: Int,
    _ request: EndpointRequest
  ) -> SubscriptionBody {
    let url = "\(request.links.api)/notifications/threads/\(thread.id ?? 0)"
    return SubscriptionBody(
      isIgnored: thread.isIgnored,
      time: time,
      url: "\(url)/subscription",
      target: ("thread_url", url)
    )
  }
}
