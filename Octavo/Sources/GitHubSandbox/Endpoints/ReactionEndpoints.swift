/// The reactions to issues, to comments on them, and to comments on lines of pull requests.
struct ReactionEndpoints: Sendable {
  let services: EndpointServices

  private var store: ReactionStore { ReactionStore(state: services.state) }

  var routes: [Route] {
    let issue = "/repos/:owner/:repo/issues/:number/reactions"
    let comment = "/repos/:owner/:repo/issues/comments/:id/reactions"
    let reviewComment = "/repos/:owner/:repo/pulls/comments/:id/reactions"
    return routes(comment, services.commentSubject) + routes(issue, services.issueSubject)
      + routes(reviewComment, services.reviewCommentSubject)
  }

  private typealias Find = @Sendable (EndpointRequest) async throws -> ReactionSubject

  private func routes(_ pattern: String, _ find: @escaping Find) -> [Route] {
    [
      .get(pattern) { try await list($0, try await find($0)) },
      Route("POST", pattern) { try await add($0, try await find($0)) }
        .requiring("public_repo", "repo"),
      Route("DELETE", "\(pattern)/:reaction") { try await remove($0, try await find($0)) }
        .requiring("public_repo", "repo"),
    ]
  }

  private func list(
    _ request: EndpointRequest,
    _ subject: ReactionSubject
  ) async throws -> EndpointResponse {
    let content = try request.query["content"].map(Self.content)
    let reactions = try await store.reactions(to: subject).filter {
      $0.content == content ?? $0.content
    }
    let users = try await services.catalog.snapshot().users
    return await .page(of: reactions, for: request) {
      ReactionBody(reaction: $0, users: users, links: request.links)
    }
  }

  private func add(
    _ request: EndpointRequest,
    _ subject: ReactionSubject
  ) async throws -> EndpointResponse {
    struct Draft: Decodable { let content: String? }
    _ = try request.login()
    guard subject.issue > 0 else { throw ErrorResponse.notFound }
    let writer = try await services.writer(request)
    if let issue = try await IssueStore(state: services.state).issue(id: subject.issue) {
      try writer.checkLock(of: issue, writing: "reaction")
    }
    let draft: Draft = try request.decodedBody()
    let (reaction, isNew) = try await store.add(
      try Self.content(draft.content ?? ""),
      to: subject,
      by: writer.login,
      at: request.now
    )
    let users = try await services.catalog.snapshot().users
    return .json(
      ReactionBody(reaction: reaction, users: users, links: request.links),
      status: isNew ? 201 : 200
    )
  }

  private func remove(
    _ request: EndpointRequest,
    _ subject: ReactionSubject
  ) async throws -> EndpointResponse {
    let login = try request.login().lowercased()
    guard let id = Int(try request.text("reaction")),
      let reaction = try await store.reaction(id, to: subject)
    else { throw ErrorResponse.notFound }
    guard reaction.login == login else { throw ErrorResponse.requiresAdminRights }
    try await store.remove(reaction)
    return .noContent
  }

  private static func content(_ text: String) throws(ErrorResponse) -> ReactionContent {
    guard let content = ReactionContent(rawValue: text) else {
      throw .invalid(resource: "Reaction", field: "content")
    }
    return content
  }
}
