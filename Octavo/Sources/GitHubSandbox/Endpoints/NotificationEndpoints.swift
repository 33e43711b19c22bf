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
        try await change(request) { thread in
          thread.read = max(request.now, thread.updated)
          thread.isUnread = false
        }
        return EndpointResponse(status: 205, body: .none)
      },
      Route("DELETE", thread) { request in
        try await change(request) { $0.isDone = true }
        return .noContent
      },
    ].map { $0.requiring("notifications", "repo").refusingPermissions() }
  }

  private func list(
    _ request: EndpointRequest,
    in repository: Int?
  ) async throws -> EndpointResponse {
    let login = try request.login()
    let catalog = try await services.catalog(for: request)
    let repositories = catalog.snapshot.repositories.keyed(by: \.id)
      .filter { repository == nil || $0.key == repository }
    let filter = NotificationFilter(
      includesRead: request.query["all"] == "true",
      isParticipating: request.query["participating"] == "true",
      since: try request.query.time("since") ?? Int.min,
      before: try request.query.time("before") ?? Int.max,
      repositories: Array(repositories.keys)
    )
    let page = PageRequest(request.query, size: 50, atMost: 50)
    let (threads, total) = try await store.threads(of: login, filter, page)
    let listed = threads.compactMap { item in
      repositories[item.thread.repository].map { (item, $0) }
    }
    var headers = ["X-Poll-Interval": "60"]
    headers["Link"] = page.links(request, total: total)
    if let time = try await store.lastChange(of: login) {
      headers["Last-Modified"] = Timestamp(time).headerText
    }
    return .json(try await bodies(of: listed, catalog, request), headers: headers)
  }

  /// Returns the bodies of notifications, with one query for the latest comments.
  private func bodies(
    of threads: [(ListedThread, HostedRepository)],
    _ catalog: ViewerCatalog,
    _ request: EndpointRequest
  ) async throws -> [ThreadBody] {
    let issues = threads.compactMap(\.0.thread.issue)
    let latest = try await IssueStore(state: services.state).latestComments(on: issues)
    let details = await catalog.details(of: threads.map(\.1))
    return zip(threads, details).map { thread, details in
      ThreadBody(
        thread: thread.0.thread,
        issue: thread.0.issue,
        repository: RepositoryBody(details: details, links: request.links),
        links: request.links,
        comment: thread.0.thread.issue.flatMap { latest[$0] }
      )
    }
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

  private func change(
    _ request: EndpointRequest,
    _ body: @escaping @Sendable (inout StoredThread) -> Void
  ) async throws {
    try await store.change(try await services.thread(request).thread.id, at: request.now, body)
  }

  @Sendable private func thread(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await services.thread(request)
    let catalog = try await services.catalog(for: request)
    guard let repository = catalog.snapshot.repository(id: found.thread.repository) else {
      throw ErrorResponse.notFound
    }
    return .json(try await bodies(of: [(found, repository)], catalog, request)[0])
  }
}

extension EndpointServices {
  /// Returns the notification that a request names, which belongs to the viewer.
  func thread(_ request: EndpointRequest) async throws -> ListedThread {
    let login = try request.login()
    guard let id = Int(try request.text("id")),
      let found = try await NotificationStore(state: state).thread(id, of: login)
    else { throw ErrorResponse.notFound }
    let repositories = try await catalog.contents().repositories
    if let owner = repositories.first(where: { $0.id == found.thread.repository })?.owner {
      try singleSignOn.check(owner, for: request)
    }
    return found
  }
}
