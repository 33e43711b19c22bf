extension EndpointServices {
  /// Returns the bodies of entries of a timeline, with one query for each kind.
  func bodies(
    of items: [TimelineItem],
    in found: ListedIssue,
    for request: EndpointRequest
  ) async throws -> [TimelineBody] {
    let snapshot = try await catalog.snapshot()
    let events = items.compactMap(\.recorded)
    let number = found.issue.number
    let comments = events.compactMap(\.comment)
    let texts = try await bodies(of: comments, on: number, in: found.repository, for: request)
      .keyed(by: \.comment.id)
    let reviews = try await reviewBodies(events, in: found, for: request)
    let sources = events.compactMap(\.source).compactMap { source in
      snapshot.repository(id: source.repository).flatMap { repository in
        repository.isVisible(to: request.viewer)
          ? ListedIssue(issue: source, repository: repository) : nil
      }
    }
    let issues = try await bodies(of: sources, for: request).keyed(by: \.issue.id)
    return items.compactMap { item in
      switch item {
      case .commit(let commit):
        return .commit(
          GitCommitBody(
            commit: commit,
            repository: found.repository.fullName,
            links: request.links
          )
        )
      case .event(let event):
        let action = event.action
        if action.comment != nil { return texts[action.comment].map { .comment($0) } }
        if action.action == "reviewed", action.detail?.members == nil {
          return reviews[action.detail?.review].map { .review($0) }
        }
        guard action.action == "cross-referenced", action.detail?.members == nil else {
          return .event(
            IssueEventBody(
              event,
              in: found.repository,
              users: snapshot.users,
              links: request.links,
              linked: issues[event.source?.id],
              teams: snapshot.organizations.flatMap(\.teams)
            )
          )
        }
        let user = SimpleUserBody(action.login, among: snapshot.users, links: request.links)
        return issues[event.source?.id].map { .reference($0, by: user, at: action.time) }
      }
    }
  }

  /// Returns the bodies of the reviews that events are about, by their identifiers.
  private func reviewBodies(
    _ events: [RecordedAction],
    in found: ListedIssue,
    for request: EndpointRequest
  ) async throws -> [Int64?: ReviewBody] {
    let numbers = Set(events.compactMap(\.action.detail?.review))
    guard !numbers.isEmpty, let pull = try await PullStore(state: state).pull(of: found.issue)
    else { return [:] }
    let listed = ListedPull(issue: found.issue, pull: pull, repository: found.repository)
    let reviews = try await ReviewStore(state: state)
      .reviews(of: found.issue, for: request.viewer.login)
      .filter { $0.id.map(numbers.contains) ?? false }
    return try await bodies(of: reviews, on: listed, for: request).keyed(by: \.review.id)
  }
}
