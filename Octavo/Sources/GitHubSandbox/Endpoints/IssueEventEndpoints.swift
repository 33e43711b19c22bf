/// The events and the timelines of issues.
struct IssueEventEndpoints: Sendable {
  let services: EndpointServices

  private var store: IssueStore { IssueStore(state: services.state) }

  var routes: [Route] {
    let issues = "/repos/:owner/:repo/issues"
    return [
      .get("\(issues)/events", action: ofRepository),
      .get("\(issues)/events/:event", action: event),
      .get("\(issues)/:number/events", action: ofIssue),
      .get("\(issues)/:number/timeline", action: timeline),
    ]
  }

  @Sendable private func ofRepository(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let events = try await store.events(in: repository.id)
    return try await .page(
      of: events,
      for: request,
      bodies: { try await bodies($0, repository, request) }
    )
  }

  @Sendable private func event(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    guard let id = Int(try request.text("event")), let event = try await store.event(id),
      event.issue.repository == repository.id
    else { throw ErrorResponse.notFound }
    return .json(try await bodies([event], repository, request)[0])
  }

  /// Returns the events of an issue; a pull request, which is not stored, has none.
  @Sendable private func ofIssue(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await services.issueOrPull(request)
    let events = try await store.events(of: found.issue)
    let users = try await services.catalog.snapshot().users
    return await .page(of: events, for: request) {
      IssueEventBody($0, in: found.repository, users: users, links: request.links)
    }
  }

  @Sendable private func timeline(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await services.issueOrPull(request)
    let events = try await store.timeline(of: found.issue)
    return try await .page(
      of: events,
      for: request,
      bodies: { try await entries($0, found, request) }
    )
  }

  /// Returns the bodies of entries of a timeline, with one query for each kind.
  private func entries(
    _ events: [RecordedAction],
    _ found: ListedIssue,
    _ request: EndpointRequest
  ) async throws -> [TimelineBody] {
    let repository = found.repository
    let users = try await services.catalog.snapshot().users
    let comments = events.compactMap(\.comment)
    let number = found.issue.number
    let texts = try await services.bodies(of: comments, on: number, in: repository, for: request)
      .keyed(by: \.comment.id)
    let snapshot = try await services.catalog.snapshot()
    let sources = events.compactMap(\.source).compactMap { source in
      snapshot.repository(id: source.repository).flatMap { repository in
        repository.isVisible(to: request.viewer)
          ? ListedIssue(issue: source, repository: repository) : nil
      }
    }
    let issues = try await services.bodies(of: sources, for: request).keyed(by: \.issue.id)
    return events.compactMap { event in
      let action = event.action
      if action.comment != nil { return texts[action.comment].map { .comment($0) } }
      guard action.action == "cross-referenced", action.detail?.members == nil else {
        return .event(
          IssueEventBody(
            event,
            in: repository,
            users: users,
            links: request.links,
            linked: issues[event.source?.id]
          )
        )
      }
      let user = SimpleUserBody(action.login, among: users, links: request.links)
      return issues[event.source?.id].map { .reference($0, by: user, at: action.time) }
    }
  }

  /// Returns the bodies of events with their issues.
  private func bodies(
    _ events: [RecordedAction],
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws -> [IssueEventBody] {
    let users = try await services.catalog.snapshot().users
    let listed = try await store.counted(events.map(\.issue)).map {
      ListedIssue(issue: $0.issue, comments: $0.comments, repository: repository)
    }
    let issues = try await services.bodies(of: listed, for: request)
    return zip(events, issues).map { event, issue in
      IssueEventBody(event, in: repository, users: users, links: request.links, issue: issue)
    }
  }
}
