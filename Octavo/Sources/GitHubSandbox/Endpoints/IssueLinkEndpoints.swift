/// The sub-issues of issues, the issues that block them, and the types of an organization.
struct IssueLinkEndpoints: Sendable {
  let services: EndpointServices

  private var store: IssueLinkStore { IssueLinkStore(state: services.state) }

  var routes: [Route] {
    let issue = "/repos/:owner/:repo/issues/:number"
    let blockers = "\(issue)/dependencies/blocked_by"
    return [
      .get("\(issue)/sub_issues") {
        try await list($0) { try await store.issues(.subIssue, of: $0) }
      },
      .get("\(issue)/parent", action: parent),
      .get(blockers) { try await list($0) { try await store.issues(.blockedBy, of: $0) } },
      .get("\(issue)/dependencies/blocking") {
        try await list($0) { try await store.issues(.blockedBy, to: $0) }
      },
      Route("POST", "\(issue)/sub_issues") { try await set(.subIssue, true, $0) }
        .requiring("public_repo", "repo"),
      Route("DELETE", "\(issue)/sub_issue") { try await set(.subIssue, false, $0) }
        .requiring("public_repo", "repo"),
      Route("POST", blockers) { try await set(.blockedBy, true, $0) }
        .requiring("public_repo", "repo"),
      Route("DELETE", "\(blockers)/:other") { try await set(.blockedBy, false, $0) }
        .requiring("public_repo", "repo"), .get("/orgs/:org/issue-types", action: types),
    ]
  }

  private struct Draft: Decodable {
    let subIssue: Int?
    let issue: Int?

    enum CodingKeys: String, CodingKey {
      case subIssue = "sub_issue_id"
      case issue = "issue_id"
    }
  }

  private func list(
    _ request: EndpointRequest,
    _ issues: (StoredIssue) async throws -> [(issue: StoredIssue, comments: Int)]
  ) async throws -> EndpointResponse {
    let found = try await services.issue(request)
    let listed = try await visible(try await issues(found.issue), to: request)
    return try await .page(
      of: listed,
      for: request,
      bodies: { try await services.bodies(of: $0, for: request) }
    )
  }

  @Sendable private func parent(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await services.issue(request)
    let parents = try await visible(try await store.issues(.subIssue, to: found.issue), to: request)
    guard let parent = parents.first else { throw ErrorResponse.notFound }
    return .json(try await services.body(of: parent, for: request))
  }

  /// Returns the issues of repositories that the viewer sees.
  private func visible(
    _ issues: [(issue: StoredIssue, comments: Int)],
    to request: EndpointRequest
  ) async throws -> [ListedIssue] {
    let snapshot = try await services.catalog.snapshot()
    return issues.compactMap { issue, comments in
      snapshot.repository(id: issue.repository)
        .flatMap { $0.isVisible(to: request.viewer) ? $0 : nil }
        .map { ListedIssue(issue: issue, comments: comments, repository: $0) }
    }
  }

  private func set(
    _ kind: IssueLinkKind,
    _ isSet: Bool,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    var (writer, listed) = try await services.writtenIssue(request, atLeast: .triage)
    guard !listed.issue.isPull else { throw ErrorResponse.notFound }
    let number: Int?
    if request.parameters["other"] != nil {
      number = Int(try request.text("other"))
    } else {
      let draft: Draft = try request.decodedBody()
      number = kind == .subIssue ? draft.subIssue : draft.issue
    }
    guard let number, let other = try await store.issue(restID: number) else {
      throw ErrorResponse.notFound
    }
    let isChanged = try await store.set(
      kind,
      isSet,
      from: listed.issue,
      to: other,
      by: writer.act
    )
    guard isChanged else {
      throw isSet
        ? ErrorResponse.invalid(resource: "Issue", field: kind.rawValue) : ErrorResponse.notFound
    }
    listed.issue =
      try await IssueStore(state: services.state).issue(id: listed.issue.id ?? 0)
      ?? listed.issue
    let body = try await services.body(of: listed, for: request)
    return .json(body, status: isSet ? 201 : 200)
  }

  /// Returns the types that GitHub gives a new organization.
  @Sendable private func types(_ request: EndpointRequest) async throws -> EndpointResponse {
    let users = try await services.catalog.snapshot().users
    guard users.user(login: try request.text("org"))?.isOrganization == true else {
      throw ErrorResponse.notFound
    }
    return .json(IssueTypeBody.standard)
  }
}
