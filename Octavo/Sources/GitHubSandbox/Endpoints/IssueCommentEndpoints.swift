/// The comments on issues.
struct IssueCommentEndpoints: Sendable {
  let services: EndpointServices

  private var store: IssueStore { IssueStore(state: services.state) }

  var routes: [Route] {
    let comments = "/repos/:owner/:repo/issues/:number/comments"
    let comment = "/repos/:owner/:repo/issues/comments/:id"
    return [
      .get(comments, action: list),
      Route("POST", comments, action: create)
        .requiring("public_repo", "repo"),
      .get("/repos/:owner/:repo/issues/comments", action: all),
      .get(comment, action: self.comment),
      Route("PATCH", comment, action: change)
        .requiring("public_repo", "repo"),
      Route("DELETE", comment, action: delete)
        .requiring("public_repo", "repo"),
    ]
  }

  private struct Draft: Decodable {
    var body: String?

    /// - Throws: A 422 for a comment without text, or with too much of it.
    func text() throws(ErrorResponse) -> String {
      guard let body, !body.allSatisfy(\.isWhitespace) else {
        throw .invalid(resource: "IssueComment", field: "body", code: "missing_field")
      }
      guard body.unicodeScalars.count <= EndpointServices.longestText else {
        throw .invalid(resource: "IssueComment", field: "body", code: "too_long")
      }
      return body
    }
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await services.issueOrPull(request)
    let since = try request.query.time("since") ?? Int.min
    let comments = try await store.comments(on: found.issue.id ?? 0).filter { $0.updated >= since }
    return try await .page(
      of: comments,
      for: request,
      bodies: {
        try await services.bodies(
          of: $0,
          on: found.issue.number,
          in: found.repository,
          for: request
        )
      }
    )
  }

  /// The comments on all issues of a repository, oldest first unless they are sorted otherwise.
  @Sendable private func all(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let since = try request.query.time("since") ?? Int.min
    var found = try await store.comments(in: repository.id).filter { $0.comment.updated >= since }
    if request.query["sort"] == "updated" { found.sort { $0.comment.updated < $1.comment.updated } }
    if request.query["sort"] != nil, request.query["direction"] != "asc" { found.reverse() }
    return try await .page(of: found, for: request) { page in
      var bodies: [IssueCommentBody] = []
      for (comment, number) in page {
        bodies += try await services.bodies(
          of: [comment],
          on: number,
          in: repository,
          for: request
        )
      }
      return bodies
    }
  }

  @Sendable private func create(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try request.login()
    let (repository, issue, _) = try await services.issue(request)
    let writer = try await services.writer(request, in: repository)
    let draft: Draft = try request.decodedBody()
    let comment = try await store.comment(
      try draft.text(),
      on: issue,
      by: writer.login,
      at: request.now,
      owner: repository.owner
    )
    return .json(try await body(comment, issue, repository, request), status: 201)
  }

  @Sendable private func comment(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, comment, issue) = try await services.comment(request)
    return .json(try await body(comment, issue, repository, request))
  }

  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    var (repository, comment, issue) = try await own(request)
    let draft: Draft = try request.decodedBody()
    comment.body = try draft.text()
    comment.updated = request.now
    try await store.update(comment)
    return .json(try await body(comment, issue, repository, request))
  }

  @Sendable private func delete(_ request: EndpointRequest) async throws -> EndpointResponse {
    try await store.delete(try await own(request).1)
    return .noContent
  }

  /// Returns a comment that the viewer may change: one's own, or any for a writer.
  private func own(
    _ request: EndpointRequest
  ) async throws -> (HostedRepository, StoredComment, StoredIssue) {
    _ = try request.login()
    let found = try await services.comment(request)
    let writer = try await services.writer(request, in: found.0)
    if !writer.isUser(found.1.login) { try writer.require(.write) }
    return found
  }

  private func body(
    _ comment: StoredComment,
    _ issue: StoredIssue,
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws -> IssueCommentBody {
    try await services.bodies(of: [comment], on: issue.number, in: repository, for: request)[0]
  }
}
