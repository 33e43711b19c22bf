/// The issues of a repository: lists, single ones, new ones, changes.
struct IssueEndpoints: Sendable {
  let services: EndpointServices

  fileprivate static let longestTitle = 256

  private var store: IssueStore { IssueStore(state: services.state) }

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/issues", action: issues),
      Route("POST", "/repos/:owner/:repo/issues", action: open)
        .requiring("public_repo", "repo"),
      .get("/repos/:owner/:repo/issues/:number", action: issue),
      Route("PATCH", "/repos/:owner/:repo/issues/:number", action: change)
        .requiring("public_repo", "repo"),
      .get("/repos/:owner/:repo/labels", action: labels),
      .get("/issues", action: ownIssues),
      .get("/user/issues", action: ownIssues),
    ]
  }

  @Sendable private func issues(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let order = try IssueOrder(request.query)
    let issues = order.apply(to: try await store.issues(of: repository.id))
    let listed = issues.map {
      ListedIssue(issue: $0.issue, comments: $0.comments, repository: repository)
    }
    return try await page(of: listed, request)
  }

  /// Returns the issues of all repositories that the viewer has opened or owns.
  @Sendable private func ownIssues(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login().lowercased()
    let order = try IssueOrder(request.query)
    let snapshot = try await services.catalog.snapshot().visible(to: request.viewer)
    let isAll = ["all", "subscribed", "repos"].contains(request.query["filter"])
    let isCreated = isAll || request.query["filter"] == "created"
    let issues = order.apply(to: try await store.issues()).compactMap { item in
      snapshot.repository(id: item.issue.repository).map {
        ListedIssue(issue: item.issue, comments: item.comments, repository: $0)
      }
    }.filter { listed in
      isCreated && listed.issue.login.lowercased() == login
        || isAll && listed.repository.owner.lowercased() == login
    }
    return try await page(of: issues, request)
  }

  @Sendable private func issue(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await services.issueOrPull(request)
    return .json(try await services.bodies(of: [found], for: request)[0])
  }

  private struct Draft: Decodable {
    var title: String?
    var body: String?
    var labels: [String]?
    var state: String?
    var stateReason: String?

    enum CodingKeys: String, CodingKey {
      case title, body, labels, state
      case stateReason = "state_reason"
    }

    /// - Throws: A 422 for an empty title, a title or body that is too long, or an unknown state.
    func check() throws(ErrorResponse) {
      if let title, title.allSatisfy(\.isWhitespace) || title.count > IssueEndpoints.longestTitle {
        throw .invalid(resource: "Issue", field: "title")
      }
      if let body, body.unicodeScalars.count > EndpointServices.longestText {
        throw .invalid(resource: "Issue", field: "body", code: "too_long")
      }
      if let state, !["open", "closed"].contains(state) {
        throw .invalid(resource: "Issue", field: "state")
      }
    }
  }

  @Sendable private func open(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try request.login()
    let repository = try await services.repository(request)
    let writer = try await services.writer(request, in: repository)
    let draft: Draft = try request.decodedBody()
    try draft.check()
    guard let title = draft.title else {
      throw ErrorResponse.invalid(resource: "Issue", field: "title", code: "missing_field")
    }
    let new = NewIssue(
      title: title,
      body: draft.body,
      labels: writer.role >= .triage ? draft.labels ?? [] : [],
      repository: repository,
      login: writer.login,
      time: request.now,
      taken: try await repository.git.pulls().first?.number ?? 0
    )
    let issue = try await store.open(new)
    var response = EndpointResponse.json(
      try await body(issue, 0, repository, request),
      status: 201
    )
    let url = request.links.repository(repository.fullName)
    response.headers["Location"] = "\(url)/issues/\(issue.number)"
    return response
  }

  /// Changes an issue for its author and for the users who work on the repository.
  ///
  /// The text is that of the author and of writers; labels of an author without a role are dropped.
  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    let login = try request.login()
    var (repository, issue, comments) = try await services.issue(request)
    let draft: Draft = try request.decodedBody()
    try draft.check()
    let writer = try await services.writer(request, in: repository)
    if !writer.isUser(issue.login) {
      try writer.require(draft.title == nil && draft.body == nil ? .triage : .write)
    }
    issue.title = draft.title ?? issue.title
    issue.body = draft.body ?? issue.body
    if writer.role >= .triage {
      issue.labels = draft.labels?.joined(separator: "\n") ?? issue.labels
    }
    issue.updated = request.now
    var action: String?
    if let state = draft.state, (state == "open") != issue.isOpen {
      issue.isOpen.toggle()
      action = issue.isOpen ? "reopened" : "closed"
      issue.closed = issue.isOpen ? nil : request.now
      issue.closer = issue.isOpen ? nil : login
      issue.reason = draft.stateReason ?? (issue.isOpen ? "reopened" : "completed")
    }
    try await store.update(issue, action: action, by: login, at: request.now)
    return .json(try await body(issue, comments, repository, request))
  }

  /// Returns the labels that issues of the repository have, in alphabetical order.
  @Sendable private func labels(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let names = try await store.issues(of: repository.id).flatMap(\.issue.labelNames)
    return await .page(of: Set(names).sorted(), for: request) {
      LabelBody(name: $0, repository: repository.fullName, links: request.links)
    }
  }

  private func page(
    of issues: [ListedIssue],
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    try await .page(
      of: issues,
      for: request,
      bodies: { try await services.bodies(of: $0, for: request) }
    )
  }

  private func body(
    _ issue: StoredIssue,
    _ comments: Int,
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws -> IssueBody {
    let listed = ListedIssue(issue: issue, comments: comments, repository: repository)
    return try await services.bodies(of: [listed], for: request)[0]
  }
}
