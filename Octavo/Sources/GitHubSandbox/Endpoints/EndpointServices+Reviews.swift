extension EndpointServices {
  /// Returns the bodies of reviews of a pull request.
  func bodies(
    of reviews: [StoredReview],
    on listed: ListedPull,
    for request: EndpointRequest
  ) async throws -> [ReviewBody] {
    let snapshot = try await catalog.snapshot()
    return reviews.map { review in
      ReviewBody(
        review: review,
        number: listed.issue.number,
        repository: listed.repository.fullName,
        association: snapshot.roles.association(of: review.login, in: listed.repository),
        users: snapshot.users,
        links: request.links,
        media: TextMedia(request)
      )
    }
  }

  /// Returns the bodies of comments on lines of a pull request.
  func bodies(
    of comments: [StoredReviewComment],
    on listed: ListedPull,
    for request: EndpointRequest
  ) async throws -> [ReviewCommentBody] {
    let snapshot = try await catalog.snapshot()
    let reactions = try await ReactionStore(state: state)
      .counts(ofReviewComments: comments.compactMap(\.id))
    let places = try await places(of: comments, in: listed)
    return zip(comments, places).map { comment, place in
      ReviewCommentBody(
        comment: comment,
        place: place,
        number: listed.issue.number,
        repository: listed.repository.fullName,
        association: snapshot.roles.association(of: comment.login, in: listed.repository),
        users: snapshot.users,
        links: request.links,
        media: TextMedia(request),
        reactions: reactions[comment.id ?? 0] ?? ReactionCounts()
      )
    }
  }

  /// Returns the commit that a request reviews: the head, or one that leads to it.
  ///
  /// - Throws: A 422 for a commit that is none of the pull request.
  func commit(_ name: String?, of listed: ListedPull) async throws -> ObjectID {
    guard let name else { return listed.head }
    let known = try await PullStore(state: state).heads(of: listed.issue).map(\.commit)
    if let id = ObjectID(name) {
      if id == listed.head || known.contains(id.hex) { return id }
      if try await commits(of: listed).contains(where: { $0.id == id }) { return id }
    }
    throw ErrorResponse.invalid(resource: "PullRequestReview", field: "commit_id")
  }

  /// Returns a comment with the hunk of its lines.
  ///
  /// - Throws: A 422 for a file or a line outside of the change.
  func placed(
    _ draft: ReviewCommentDraft,
    at commit: ObjectID,
    in listed: ListedPull
  ) async throws -> NewReviewComment {
    let resource = ReviewCommentDraft.resource
    guard let path = draft.path, !path.isEmpty else {
      throw ErrorResponse.invalid(resource: resource, field: "path", code: "missing_field")
    }
    let text = try draft.text()
    let git = listed.repository.git
    let base = try await base(of: listed)
    let ancestor = try await git.mergeBase(base, commit) ?? base
    guard let hunks = try await hunks(of: [path], from: ancestor, to: commit, in: git)[path] else {
      throw ErrorResponse.invalid(resource: resource, field: "path")
    }
    var new = NewReviewComment(body: text, path: path)
    if draft.subject == "file" { return new }
    let found = draft.position.map { hunks.line(at: $0) } ?? nil
    let side = try ReviewCommentDraft.side(draft.side, "side") ?? found?.side ?? .right
    guard let line = draft.line ?? found?.line, let hunk = hunks.text(upTo: line, on: side) else {
      throw ErrorResponse.invalid(resource: resource, field: "line")
    }
    (new.side, new.line, new.hunk) = (side, line, hunk)
    new.position = hunks.position(of: line, on: side)
    guard let start = draft.startLine else { return new }
    let startSide = try ReviewCommentDraft.side(draft.startSide, "start_side") ?? side
    guard hunks.has(from: start, on: startSide, to: line, on: side),
      (startSide, start) != (side, line)
    else { throw ErrorResponse.invalid(resource: resource, field: "start_line") }
    (new.startSide, new.startLine) = (startSide, start)
    return new
  }

  /// Returns the comment on a line that a request names, with its pull request.
  func reviewComment(
    _ request: EndpointRequest
  ) async throws -> (comment: StoredReviewComment, listed: ListedPull) {
    let repository = try await repository(request)
    guard let id = Int(try request.text("id")),
      let found = try await ReviewStore(state: state).comment(id, for: request.viewer.login),
      found.issue.repository == repository.id,
      let listed = try await PullStore(state: state).pull(found.issue.number, of: repository)
    else { throw ErrorResponse.notFound }
    return (found.comment, listed)
  }

  /// Returns the comment on a line that a request names as the subject of reactions.
  @Sendable func reviewCommentSubject(
    _ request: EndpointRequest
  ) async throws -> ReactionSubject {
    let (comment, listed) = try await reviewComment(request)
    return .reviewComment(comment.id ?? 0, issue: listed.issue.id ?? 0)
  }
}
