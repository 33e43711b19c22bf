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
    let snapshot = try await services.catalog.snapshot()
    return await .page(of: events, for: request) {
      IssueEventBody(
        $0,
        in: found.repository,
        users: snapshot.users,
        links: request.links,
        teams: snapshot.organizations.flatMap(\.teams)
      )
    }
  }

  @Sendable private func timeline(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await services.issueOrPull(request)
    let items = try await items(of: found, for: request)
    return try await .page(
      of: items,
      for: request,
      bodies: { try await services.bodies(of: $0, in: found, for: request) }
    )
  }

  /// Returns the entries of a timeline; those of a pull request have its commits at their times.
  private func items(
    of found: ListedIssue,
    for request: EndpointRequest
  ) async throws -> [TimelineItem] {
    let pulls = PullStore(state: services.state)
    if found.issue.isPull { try await services.followHeads(in: found.repository, now: request.now) }
    let events = try await store.timeline(of: found.issue)
    guard found.issue.id != nil, let pull = try await pulls.pull(of: found.issue) else {
      return events.map(TimelineItem.event)
    }
    let listed = ListedPull(issue: found.issue, pull: pull, repository: found.repository)
    return TimelineItem.all(events, try await services.commits(of: listed))
  }

  /// Returns the bodies of events with their issues.
  private func bodies(
    _ events: [RecordedAction],
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws -> [IssueEventBody] {
    let snapshot = try await services.catalog.snapshot()
    let teams = snapshot.organizations.flatMap(\.teams)
    let listed = try await store.counted(events.map(\.issue)).map {
      ListedIssue(issue: $0.issue, comments: $0.comments, repository: repository)
    }
    let issues = try await services.bodies(of: listed, for: request)
    return zip(events, issues).map { event, issue in
      IssueEventBody(
        event,
        in: repository,
        users: snapshot.users,
        links: request.links,
        issue: issue,
        teams: teams
      )
    }
  }
}
