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
    let repository = try await services.repository(request)
    return try await response(try await found(request, in: repository), repository, request)
  }

  @Sendable private func create(_ request: EndpointRequest) async throws -> EndpointResponse {
    let writer = try await services.writer(request, atLeast: .write)
    let draft: MilestoneDraft = try request.decodedBody()
    guard let title = draft.title else {
      throw ErrorResponse.invalid(resource: "Milestone", field: "title", code: "missing_field")
    }
    try draft.check()
    var new = StoredMilestone(
      repository: writer.repository.id,
      login: writer.login,
      title: title,
      created: request.now,
      updated: request.now
    )
    draft.apply(to: &new, at: request.now)
    guard let made = try await store.add(new) else { throw Self.taken }
    let counted = CountedMilestone(milestone: made)
    return try await response(counted, writer.repository, request, status: 201)
  }

  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.writer(request, atLeast: .write).repository
    var found = try await found(request, in: repository)
    let draft: MilestoneDraft = try request.decodedBody()
    try draft.check()
    draft.apply(to: &found.milestone, at: request.now)
    guard try await store.update(found.milestone) else { throw Self.taken }
    return try await response(found, repository, request)
  }

  @Sendable private func remove(_ request: EndpointRequest) async throws -> EndpointResponse {
    let writer = try await services.writer(request, atLeast: .write)
    let found = try await found(request, in: writer.repository)
    try await store.remove(found.milestone, by: writer.act)
    return .noContent
  }

  private func found(
    _ request: EndpointRequest,
    in repository: HostedRepository
  ) async throws -> CountedMilestone {
    guard let number = Int(try request.text("number")),
      let found = try await store.milestone(number, in: repository.id)
    else { throw ErrorResponse.notFound }
    return found
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
