/// The comments on lines and files of pull requests.
struct ReviewCommentEndpoints: Sendable {
  let services: EndpointServices

  private var store: ReviewStore { ReviewStore(state: services.state) }

  var routes: [Route] {
    let pulls = "/repos/:owner/:repo/pulls"
    return [
      .get("\(pulls)/comments", action: listOfRepository),
      .get("\(pulls)/comments/:id") { request in
        let (comment, listed) = try await services.reviewComment(request)
        return .json(try await body(comment, listed, request))
      },
      Route("PATCH", "\(pulls)/comments/:id", action: change),
      Route("DELETE", "\(pulls)/comments/:id", action: delete),
      .get("\(pulls)/:number/comments", action: list),
      Route("POST", "\(pulls)/:number/comments", action: create),
      Route("POST", "\(pulls)/:number/comments/:id/replies", action: reply),
    ].map { $0.method == "GET" ? $0 : $0.requiring("public_repo", "repo") }
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let listed = try await services.pull(request)
    let all = try await store.comments(on: listed.issue, for: request.viewer.login)
    return try await .page(
      of: try Self.sorted(all, for: request),
      for: request,
      bodies: { try await services.bodies(of: $0, on: listed, for: request) }
    )
  }

  /// Returns the comments on all pull requests of a repository.
  @Sendable private func listOfRepository(
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    // The first snapshot writes the comments of the demo world.
    _ = try await services.catalog.snapshot()
    let pulls = try await PullStore(state: services.state).pulls(of: repository)
    let all = try await store.comments(of: pulls.map(\.issue), for: request.viewer.login)
    let byIssue = pulls.keyed(by: \.issue.id)
    return try await .page(of: try Self.sorted(all, for: request), for: request) { comment in
      guard let listed = byIssue[comment.issue] else { throw ErrorResponse.notFound }
      return try await body(comment, listed, request)
    }
  }

  private static func sorted(
    _ comments: [StoredReviewComment],
    for request: EndpointRequest
  ) throws(ErrorResponse) -> [StoredReviewComment] {
    let since = try request.query.time("since") ?? Int.min
    let isByUpdate = request.query["sort"] == "updated"
    let sorted = comments.filter { $0.updated >= since }.sorted { first, second in
      let times = isByUpdate ? (first.updated, second.updated) : (first.created, second.created)
      return (times.0, first.id ?? 0) < (times.1, second.id ?? 0)
    }
    return request.query["direction"] == "desc" ? sorted.reversed() : sorted
  }

  @Sendable private func create(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed) = try await services.writtenPull(request)
    let draft: ReviewCommentDraft = try request.decodedBody()
    try writer.checkLock(of: listed.issue, writing: "comment")
    if let reply = draft.reply {
      let found = try await store.comment(reply, for: writer.login)
      return try await self.reply(to: found?.comment, draft, writer, listed, request)
    }
    guard draft.commit != nil else {
      let field = "commit_id"
      throw ErrorResponse.invalid(resource: ReviewCommentDraft.resource, field: field)
    }
    let commit = try await services.commit(draft.commit, of: listed)
    let new = try await services.placed(draft, at: commit, in: listed)
    let act = writer.act(writing: new.body)
    let comment = try await store.add(new, at: commit, on: listed.issue, by: act)
    return .json(try await body(comment, listed, request), status: 201)
  }

  @Sendable private func reply(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed) = try await services.writtenPull(request)
    let draft: ReviewCommentDraft = try request.decodedBody()
    try writer.checkLock(of: listed.issue, writing: "comment")
    let (first, of) = try await services.reviewComment(request)
    guard of.issue.id == listed.issue.id else { throw ErrorResponse.notFound }
    return try await reply(to: first, draft, writer, listed, request)
  }

  /// Adds a reply to the first comment of a conversation; there are none to replies.
  private func reply(
    to first: StoredReviewComment?,
    _ draft: ReviewCommentDraft,
    _ writer: Writer,
    _ listed: ListedPull,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let text = try draft.text()
    guard let first, first.issue == listed.issue.id, first.reply == nil else {
      let field = "in_reply_to"
      throw ErrorResponse.invalid(resource: ReviewCommentDraft.resource, field: field)
    }
    let new = NewReviewComment(
      body: text,
      path: first.path,
      side: first.side,
      line: first.line,
      startSide: first.startSide,
      startLine: first.startLine,
      hunk: first.hunk,
      position: first.position
    )
    let commit = ObjectID(first.commit) ?? listed.head
    let act = writer.act(writing: text)
    let issue = listed.issue
    let comment = try await store.add(new, at: commit, replyTo: first, on: issue, by: act)
    return .json(try await body(comment, listed, request), status: 201)
  }

  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    var (comment, listed) = try await own(request)
    let draft: ReviewCommentDraft = try request.decodedBody()
    comment.body = try draft.text()
    comment.updated = request.now
    try await store.update(comment)
    return .json(try await body(comment, listed, request))
  }

  @Sendable private func delete(_ request: EndpointRequest) async throws -> EndpointResponse {
    try await store.delete(try await own(request).0)
    return .noContent
  }

  /// Returns a comment that the viewer may change: one's own, or any for a writer.
  private func own(
    _ request: EndpointRequest
  ) async throws -> (StoredReviewComment, ListedPull) {
    _ = try request.login()
    let (comment, listed) = try await services.reviewComment(request)
    let writer = try await services.writer(request)
    try writer.require(.write, orAuthor: comment.login)
    return (comment, listed)
  }

  private func body(
    _ comment: StoredReviewComment,
    _ listed: ListedPull,
    _ request: EndpointRequest
  ) async throws -> ReviewCommentBody {
    try await services.bodies(of: [comment], on: listed, for: request)[0]
  }
}
