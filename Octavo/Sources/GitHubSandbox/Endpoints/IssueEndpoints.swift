/// The issues of a repository: lists, single ones, new ones, changes.
struct IssueEndpoints: Sendable {
  let services: EndpointServices

  private var store: IssueStore { IssueStore(state: services.state) }

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/issues", action: issues),
      Route("POST", "/repos/:owner/:repo/issues", action: open)
        .requiring("public_repo", "repo"),
      .get("/repos/:owner/:repo/issues/:number", action: issue),
      Route("PATCH", "/repos/:owner/:repo/issues/:number", action: change)
        .requiring("public_repo", "repo"),
    ]
  }

  @Sendable private func issues(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let order = try IssueOrder(request.query)
    let milestones = try await MilestoneStore(state: services.state)
      .milestones(of: repository.id).map(\.milestone)
    let issues = order.apply(
      to: try await store.issues(of: repository.id),
      milestones: milestones.keyed(by: \.id).mapValues(\.number)
    )
    let listed = issues.map {
      ListedIssue(issue: $0.issue, comments: $0.comments, repository: repository)
    }
    return try await .page(
      of: listed,
      for: request,
      bodies: { try await services.bodies(of: $0, for: request) }
    )
  }

  @Sendable private func issue(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await services.issueOrPull(request)
    return .json(try await services.body(of: found, for: request))
  }

  @Sendable private func open(_ request: EndpointRequest) async throws -> EndpointResponse {
    let writer = try await services.writer(request)
    let repository = writer.repository
    let draft: IssueDraft = try request.decodedBody()
    guard let title = draft.title else {
      throw ErrorResponse.invalid(resource: "Issue", field: "title", code: "missing_field")
    }
    try draft.check()
    var new = NewIssue(
      title: title,
      body: draft.body ?? nil,
      taken: try await repository.git.pulls().first?.number ?? 0
    )
    if writer.role >= .triage {
      new.labels = (draft.labels ?? []).map(\.name)
      new.assignees = try await services.allAssignees(draft.assignees ?? [], in: repository)
      new.milestone = try await milestone(draft.milestone ?? nil, in: repository)
      new.type = draft.type ?? nil
    }
    let issue = try await store.open(new, by: writer.act(writing: new.body))
    let listed = ListedIssue(issue: issue, repository: repository)
    let url = "\(request.links.repository(repository.fullName))/issues/\(issue.number)"
    let body = try await services.body(of: listed, for: request)
    return .json(body, status: 201, headers: ["Location": url])
  }

  /// Changes an issue for its author and for the users who work on the repository.
  ///
  /// The text is that of the author and of writers. Labels, assignees and the milestone of a user
  /// without a role are dropped.
  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    var (writer, listed) = try await services.writtenIssue(request)
    let (repository, issue) = (writer.repository, listed.issue)
    let draft: IssueDraft = try request.decodedBody()
    try writer.require(draft.changesText ? .write : .triage, orAuthor: issue.login)
    try draft.check()
    let isTriager = writer.role >= .triage
    let assignees =
      isTriager ? try await draft.assignees.map(in: repository, services.allAssignees) : nil
    let milestone =
      isTriager ? try await draft.milestone.map(in: repository, self.milestone) : nil
    let act = writer.act(writing: draft.body ?? nil, replacing: issue.body)
    let changed = try await store.change(issue.id, by: act) { issue in
      issue.title = draft.title ?? issue.title
      issue.body = draft.body ?? issue.body
      if isTriager {
        issue.labelNames = draft.labels?.map(\.name) ?? issue.labelNames
        issue.type = draft.type ?? issue.type
      }
      issue.assigneeLogins = assignees ?? issue.assigneeLogins
      issue.milestone = milestone ?? issue.milestone
      guard let state = draft.state else { return }
      issue.setOpen(state == "open", reason: draft.stateReason, by: act.login, at: act.time)
    }
    guard let changed else { throw ErrorResponse.notFound }
    listed.issue = changed
    return .json(try await services.body(of: listed, for: request))
  }

  /// Returns the identifier of the milestone with a number; `nil` for no milestone.
  private func milestone(
    _ number: Int?,
    in repository: HostedRepository
  ) async throws -> Int64? {
    guard let number else { return nil }
    let milestones = MilestoneStore(state: services.state)
    guard let found = try await milestones.milestone(number, in: repository.id) else {
      throw ErrorResponse.invalid(resource: "Issue", field: "milestone")
    }
    return found.milestone.id
  }
}

extension Optional {
  /// Returns what a function makes of the value in a repository; `nil` without a value.
  fileprivate func map<Result>(
    in repository: HostedRepository,
    _ body: (Wrapped, HostedRepository) async throws -> Result
  ) async rethrows -> Result? {
    guard let self else { return nil }
    return try await body(self, repository)
  }
}
