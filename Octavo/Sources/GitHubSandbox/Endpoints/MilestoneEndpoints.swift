/// The milestones of a repository.
struct MilestoneEndpoints: Sendable {
  let services: EndpointServices

  private var store: MilestoneStore { MilestoneStore(state: services.state) }

  var routes: [Route] {
    let milestones = "/repos/:owner/:repo/milestones"
    return [
      .get(milestones, action: list),
      Route("POST", milestones, action: create).requiring("public_repo", "repo"),
      .get("\(milestones)/:number", action: milestone),
      Route("PATCH", "\(milestones)/:number", action: change).requiring("public_repo", "repo"),
      Route("DELETE", "\(milestones)/:number", action: remove).requiring("public_repo", "repo"),
    ]
  }

  private static let taken = ErrorResponse.invalid(
    resource: "Milestone",
    field: "title",
    code: "already_exists"
  )

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let order = try MilestoneOrder(request.query)
    let milestones = order.apply(to: try await store.milestones(of: repository.id))
    let users = try await services.catalog.snapshot().users
    return await .page(of: milestones, for: request) { body($0, repository, users, request) }
  }

  @Sendable private func milestone(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, found) = try await found(request)
    return try await response(found, repository, request)
  }

  @Sendable private func create(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, act) = try await written(request)
    let draft: MilestoneDraft = try request.decodedBody()
    guard let title = draft.title else {
      throw ErrorResponse.invalid(resource: "Milestone", field: "title", code: "missing_field")
    }
    try draft.check()
    let made = try await store.add(title, in: repository.id, by: act.login, at: request.now)
    guard var milestone = made else { throw Self.taken }
    draft.apply(to: &milestone, at: request.now)
    _ = try await store.update(milestone)
    let counted = CountedMilestone(milestone: milestone)
    return try await response(counted, repository, request, status: 201)
  }

  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try await written(request)
    let (repository, found) = try await found(request)
    let draft: MilestoneDraft = try request.decodedBody()
    try draft.check()
    var milestone = found.milestone
    draft.apply(to: &milestone, at: request.now)
    guard try await store.update(milestone) else { throw Self.taken }
    let counted = CountedMilestone(milestone: milestone, open: found.open, closed: found.closed)
    return try await response(counted, repository, request)
  }

  @Sendable private func remove(_ request: EndpointRequest) async throws -> EndpointResponse {
    let act = try await written(request).1
    try await store.remove(try await found(request).1.milestone, by: act)
    return .noContent
  }

  private func found(
    _ request: EndpointRequest
  ) async throws -> (HostedRepository, CountedMilestone) {
    let repository = try await services.repository(request)
    guard let number = Int(try request.text("number")),
      let found = try await store.milestone(number, in: repository.id)
    else { throw ErrorResponse.notFound }
    return (repository, found)
  }

  /// Returns the repository of a request that changes its milestones, which only writers may.
  private func written(_ request: EndpointRequest) async throws -> (HostedRepository, IssueAct) {
    _ = try request.login()
    let repository = try await services.repository(request)
    let writer = try await services.writer(request, in: repository)
    try writer.require(.write)
    return (repository, try await services.act(of: writer, request, in: repository))
  }

  private func response(
    _ milestone: CountedMilestone,
    _ repository: HostedRepository,
    _ request: EndpointRequest,
    status: Int = 200
  ) async throws -> EndpointResponse {
    let users = try await services.catalog.snapshot().users
    return .json(body(milestone, repository, users, request), status: status)
  }

  private func body(
    _ milestone: CountedMilestone,
    _ repository: HostedRepository,
    _ users: UserDirectory,
    _ request: EndpointRequest
  ) -> MilestoneBody {
    MilestoneBody(
      counted: milestone,
      repository: repository.fullName,
      users: users,
      links: request.links
    )
  }
}
