/// The reviews of pull requests, from a pending one to its dismissal.
struct ReviewEndpoints: Sendable {
  let services: EndpointServices

  private var store: ReviewStore { ReviewStore(state: services.state) }

  var routes: [Route] {
    let reviews = "/repos/:owner/:repo/pulls/:number/reviews"
    return [
      .get(reviews, action: list),
      Route("POST", reviews, action: create),
      .get("\(reviews)/:id") { request in
        let (listed, review) = try await found(request)
        return .json(try await body(review, listed, request))
      },
      Route("PUT", "\(reviews)/:id", action: change),
      Route("DELETE", "\(reviews)/:id", action: delete),
      Route("POST", "\(reviews)/:id/events", action: submit),
      Route("PUT", "\(reviews)/:id/dismissals", action: dismiss),
      .get("\(reviews)/:id/comments", action: comments),
    ].map { $0.method == "GET" ? $0 : $0.requiring("public_repo", "repo") }
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let listed = try await services.pull(request)
    let reviews = try await store.reviews(of: listed.issue, for: request.viewer.login)
    return try await .page(
      of: reviews,
      for: request,
      bodies: { try await services.bodies(of: $0, on: listed, for: request) }
    )
  }

  @Sendable private func create(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed) = try await services.writtenPull(request)
    let draft: ReviewDraft = try request.decodedBody()
    try writer.checkLock(of: listed.issue, writing: "review")
    let state = try draft.state(of: listed.issue, by: writer.login)
    let commit = try await services.commit(draft.commit, of: listed)
    var comments: [NewReviewComment] = []
    for comment in draft.comments ?? [] {
      comments.append(try await services.placed(comment, at: commit, in: listed))
    }
    let text = try draft.text(hasComments: !comments.isEmpty)
    let act = writer.act(writing: ([text] + comments.map(\.body)).joined(separator: "\n\n"))
    let issue = listed.issue
    let review = try await store.add(state, text, at: commit, comments, on: issue, by: act)
    guard let review else {
      throw ErrorResponse(
        status: 422,
        message: "User can only have one pending review per pull request"
      )
    }
    return .json(try await body(review, listed, request))
  }

  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    var (_, listed, review) = try await own(request)
    let draft: ReviewDraft = try request.decodedBody()
    guard let text = draft.body, !text.allSatisfy(\.isWhitespace) else {
      throw ErrorResponse.invalid(resource: "PullRequestReview", field: "body")
    }
    review.body = try draft.text(hasComments: true)
    try await store.update(review)
    return .json(try await body(review, listed, request))
  }

  @Sendable private func delete(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (_, listed, review) = try await own(request)
    guard review.state == .pending else {
      throw ErrorResponse(
        status: 422,
        message: "Can not delete a non-pending pull request review"
      )
    }
    let body = try await body(review, listed, request)
    try await store.delete(review)
    return .json(body)
  }

  @Sendable private func submit(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (writer, listed, review) = try await own(request)
    let draft: ReviewDraft = try request.decodedBody()
    guard draft.event != nil else {
      throw ErrorResponse.invalid(resource: "PullRequestReview", field: "event")
    }
    let state = try draft.state(of: listed.issue, by: writer.login)
    guard review.state == .pending, state != .pending else {
      throw ErrorResponse(status: 422, message: "Could not submit the review.")
    }
    let all = try await store.comments(on: listed.issue, for: writer.login)
    let texts = all.filter { $0.review == review.id }.map(\.body)
    let text = draft.body ?? review.body
    _ = try ReviewDraft(event: draft.event, body: text).text(hasComments: !texts.isEmpty)
    let act = writer.act(writing: ([text] + texts).joined(separator: "\n\n"))
    let issue = listed.issue
    let submitted = try await store.submit(review, as: state, draft.body, on: issue, by: act)
    return .json(try await body(submitted, listed, request))
  }

  @Sendable private func dismiss(_ request: EndpointRequest) async throws -> EndpointResponse {
    struct Draft: Decodable { let message: String? }
    let (writer, listed) = try await services.writtenPull(request, atLeast: .write)
    let review = try await found(request).review
    let draft: Draft = try request.decodedBody()
    guard let message = draft.message, !message.allSatisfy(\.isWhitespace) else {
      throw ErrorResponse.invalid(resource: "PullRequestReview", field: "message")
    }
    guard review.state == .approved || review.state == .changesRequested else {
      let word = review.state.rawValue.lowercased()
      throw ErrorResponse(status: 422, message: "Can not dismiss a \(word) pull request review")
    }
    let issue = listed.issue
    let dismissed = try await store.dismiss(review, message, on: issue, by: writer.act)
    return .json(try await body(dismissed, listed, request))
  }

  @Sendable private func comments(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (listed, review) = try await found(request)
    let comments = try await store.comments(on: listed.issue, for: request.viewer.login)
      .filter { $0.review == review.id }
    return try await .page(
      of: comments,
      for: request,
      bodies: { try await services.bodies(of: $0, on: listed, for: request) }
    )
  }

  /// Returns the pull request and the review that a request names.
  private func found(
    _ request: EndpointRequest
  ) async throws -> (listed: ListedPull, review: StoredReview) {
    let listed = try await services.pull(request)
    guard let id = Int(try request.text("id")),
      let review = try await store.review(id, of: listed.issue, for: request.viewer.login)
    else { throw ErrorResponse.notFound }
    return (listed, review)
  }

  /// Returns a review of the viewer's own.
  private func own(
    _ request: EndpointRequest
  ) async throws -> (Writer, ListedPull, StoredReview) {
    let (writer, listed) = try await services.writtenPull(request)
    let review = try await found(request).review
    try writer.require(.admin, orAuthor: review.login)
    guard review.login.lowercased() == writer.act.key else { throw ErrorResponse.notFound }
    return (writer, listed, review)
  }

  private func body(
    _ review: StoredReview,
    _ listed: ListedPull,
    _ request: EndpointRequest
  ) async throws -> ReviewBody {
    try await services.bodies(of: [review], on: listed, for: request)[0]
  }
}
