/// The comments on issues.
struct IssueCommentEndpoints: Sendable {
  let services: EndpointServices

  private var store: IssueStore { IssueStore(state: services.state) }

  var routes: [Route] {
    let comments = "/repos/:owner/:repo/issues/:number/comments"
    let comment = "/repos/:owner/:repo/issues/comments/:id"
    return [
      .get("/repos/:owner/:repo/issues/comments", action: listOfRepository),
      .get(comments, action: list),
      Route("POST", comments, action: create)
        .requiring("public_repo", "repo"),
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

  /// Returns the comments on all issues of a repository, oldest first unless asked otherwise.
  @Sendable private func listOfRepository(
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let since = try request.query.time("since") ?? Int.min
    let isByUpdate = request.query["sort"] == "updated"
    let all = try await store.comments(in: repository.id).filter { $0.comment.updated >= since }
    let sorted = all.sorted { first, second in
      let (first, second) = (first.comment, second.comment)
      let times = isByUpdate ? (first.updated, second.updated) : (first.created, second.created)
      return (times.0, first.id ?? 0) < (times.1, second.id ?? 0)
    }
    let isDescending = request.query["direction"] == "desc"
    return try await .page(of: isDescending ? sorted.reversed() : sorted, for: request) {
      try await body($0.comment, $0.issue, repository, request)
    }
  }

  @Sendable private func create(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed) = try await services.writtenIssue(request)
    let draft: Draft = try request.decodedBody()
    try writer.checkLock(of: listed.issue, writing: "comment")
    let text = try draft.text()
    let act = writer.act(writing: text)
    let comment = try await store.comment(text, on: listed.issue, by: act)
    return .json(try await body(comment, listed.issue, writer.repository, request), status: 201)
  }

  @Sendable private func comment(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let (comment, issue) = try await services.comment(request)
    return .json(try await body(comment, issue, repository, request))
  }

  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    var (writer, comment, issue) = try await own(request)
    let draft: Draft = try request.decodedBody()
    let text = try draft.text()
    let act = writer.act(writing: text, replacing: comment.body)
    comment.body = text
    comment.updated = request.now
    try await store.update(comment, on: issue, by: act)
    return .json(try await body(comment, issue, writer.repository, request))
  }

  @Sendable private func delete(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, comment, issue) = try await own(request)
    try await store.delete(comment, on: issue, by: writer.act)
    return .noContent
  }

  /// Returns a comment that the viewer may change: one's own, or any for a writer.
  private func own(
    _ request: EndpointRequest
  ) async throws -> (Writer, StoredComment, StoredIssue) {
    _ = try request.login()
    let (comment, issue) = try await services.comment(request)
    let writer = try await services.writer(request)
    try writer.require(.write, orAuthor: comment.login)
    return (writer, comment, issue)
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
