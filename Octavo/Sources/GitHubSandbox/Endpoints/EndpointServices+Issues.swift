extension EndpointServices {
  /// The number of characters that the text of an issue or a comment may have.
  static let longestText = 65_536

  /// Returns the issue that a request names, which is no pull request.
  func issue(_ request: EndpointRequest) async throws -> ListedIssue {
    let found = try await issueOrPull(request)
    guard !found.issue.isPull else { throw ErrorResponse.notFound }
    return found
  }

  /// Returns the issue that a request names, or the pull request in the form of one.
  func issueOrPull(_ request: EndpointRequest) async throws -> ListedIssue {
    let repository = try await repository(request)
    guard let number = Int(try request.text("number")) else { throw ErrorResponse.notFound }
    // The first one writes the pull requests of the demo.
    let users = try await catalog.snapshot().users
    if let (issue, count) = try await IssueStore(state: state).issue(number, in: repository.id) {
      return ListedIssue(issue: issue, comments: count, repository: repository)
    }
    try await followMove(of: number, in: repository, request)
    guard let pull = try await repository.git.pulls().first(where: { $0.number == number }) else {
      throw ErrorResponse.notFound
    }
    let issue = StoredIssue(pull, in: repository, users: users)
    return ListedIssue(issue: issue, repository: repository)
  }

  /// - Throws: The redirect to the new place of an issue that was transferred.
  private func followMove(
    of number: Int,
    in repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws {
    let moved = try await IssueStore(state: state).moved(number, from: repository.id)
    guard let moved,
      let target = try await catalog.snapshot().repository(id: moved.repository),
      target.isVisible(to: request.viewer)
    else { return }
    let address = "\(request.links.api)/repositories/\(target.id)/issues/\(moved.number)"
    throw ErrorResponse.moved(to: address, method: request.method)
  }

  /// Returns the comment that a request names, with its issue.
  func comment(_ request: EndpointRequest) async throws -> (StoredComment, StoredIssue) {
    let repository = try await repository(request)
    guard let id = Int(try request.text("id")),
      let (comment, issue) = try await IssueStore(state: state).comment(id),
      issue.repository == repository.id
    else { throw ErrorResponse.notFound }
    return (comment, issue)
  }

  /// Returns the issue that a request names as the subject of reactions; the number 0 stands for a
  /// merged pull request that is not stored and has none.
  @Sendable func issueSubject(_ request: EndpointRequest) async throws -> ReactionSubject {
    .issue(try await issueOrPull(request).issue.id ?? 0)
  }

  /// Returns the comment that a request names as the subject of reactions.
  @Sendable func commentSubject(_ request: EndpointRequest) async throws -> ReactionSubject {
    let (comment, issue) = try await comment(request)
    return .comment(comment.id ?? 0, issue: issue.id ?? 0)
  }

  /// Returns the body of an issue.
  func body(of issue: ListedIssue, for request: EndpointRequest) async throws -> IssueBody {
    try await bodies(of: [issue], for: request)[0]
  }

  /// Returns the bodies of issues, with one query for what the state has about all of them.
  func bodies(
    of issues: [ListedIssue],
    for request: EndpointRequest
  ) async throws -> [IssueBody] {
    let snapshot = try await catalog.snapshot()
    let reactions = try await ReactionStore(state: state)
      .counts(ofIssues: issues.compactMap(\.issue.id))
    let facts = try await IssueStore(state: state).facts(of: issues.map(\.issue))
    return issues.map { listed in
      IssueBody(
        issue: listed.issue,
        comments: listed.comments,
        repository: listed.repository.fullName,
        association: snapshot.roles.association(of: listed.issue.login, in: listed.repository),
        users: snapshot.users,
        facts: facts,
        links: request.links,
        media: TextMedia(request),
        reactions: reactions[listed.issue.id ?? 0] ?? ReactionCounts(),
        repositories: { snapshot.repository(id: $0)?.fullName }
      )
    }
  }

  /// Returns the bodies of comments on an issue, with one query for the reactions to all of them.
  func bodies(
    of comments: [StoredComment],
    on number: Int,
    in repository: HostedRepository,
    for request: EndpointRequest
  ) async throws -> [IssueCommentBody] {
    let snapshot = try await catalog.snapshot()
    let reactions = try await ReactionStore(state: state)
      .counts(ofComments: comments.compactMap(\.id))
    return comments.map { comment in
      IssueCommentBody(
        comment: comment,
        number: number,
        repository: repository.fullName,
        association: snapshot.roles.association(of: comment.login, in: repository),
        users: snapshot.users,
        links: request.links,
        media: TextMedia(request),
        reactions: reactions[comment.id ?? 0] ?? ReactionCounts()
      )
    }
  }
}
