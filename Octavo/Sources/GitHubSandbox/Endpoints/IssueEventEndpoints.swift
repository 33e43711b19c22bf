/// The events and the timelines of issues.
struct IssueEventEndpoints: Sendable {
  let services: EndpointServices

  private var store: IssueEventStore { IssueEventStore(state: services.state) }

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
      body($0, found.repository, users, request)
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
    _ events: [RecordedEvent],
    _ found: ListedIssue,
    _ request: EndpointRequest
  ) async throws -> [TimelineBody] {
    let repository = found.repository
    let users = try await services.catalog.snapshot().users
    let known = try await store.comments(events.compactMap(\.action.comment))
    let comments = events.compactMap { $0.action.comment.flatMap { known[$0] } }
    let number = found.issue.number
    let texts = try await services.bodies(of: comments, on: number, in: repository, for: request)
    let textByID = Dictionary(texts.map { ($0.comment.id, $0) }) { first, _ in first }
    let sources = events.compactMap(\.source).map {
      ListedIssue(issue: $0, comments: 0, repository: repository)
    }
    let issues = try await services.bodies(of: sources, for: request)
    let issueByID = Dictionary(issues.map { ($0.issue.id, $0) }) { first, _ in first }
    return events.compactMap { event in
      if event.action.comment != nil { return textByID[event.action.comment].map { .comment($0) } }
      guard event.action.action == "cross-referenced" else {
        return .event(body(event, repository, users, request))
      }
      let login = event.action.login
      let user = users.user(login: login) ?? User(login: login)
      return issueByID[event.source?.id].map {
        .reference($0, by: SimpleUserBody(user: user, links: request.links), at: event.action.time)
      }
    }
  }

  /// Returns the bodies of events with their issues.
  private func bodies(
    _ events: [RecordedEvent],
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws -> [IssueEventBody] {
    let users = try await services.catalog.snapshot().users
    let counts = try await IssueStore(state: services.state).counted(events.map(\.issue))
    let listed = counts.map {
      ListedIssue(issue: $0.issue, comments: $0.comments, repository: repository)
    }
    let issues = try await services.bodies(of: listed, for: request)
    return zip(events, issues).map { event, issue in
      var body = body(event, repository, users, request)
      body.issue = issue
      return body
    }
  }

  private func body(
    _ event: RecordedEvent,
    _ repository: HostedRepository,
    _ users: UserDirectory,
    _ request: EndpointRequest
  ) -> IssueEventBody {
    IssueEventBody(
      event: event,
      repository: repository.fullName,
      users: users,
      links: request.links
    )
  }
}
