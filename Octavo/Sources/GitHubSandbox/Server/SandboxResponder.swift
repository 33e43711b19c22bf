import HTTPTypes
import Hummingbird

/// Answers every request: applies faults, authenticates the viewer, then calls the endpoint.
struct SandboxResponder: HTTPResponder {
  typealias Context = ConnectionContext

  let services: EndpointServices
  let faults: FaultPlan
  let journal: RequestJournal
  let clock: SandboxClock
  private let late = LateRequests()
  private let authentication: Authentication
  private let cache = ResponseCache()
  private let routes: [Route]

  init(
    services: EndpointServices,
    fineGrainedToken: String? = nil,
    faults: FaultPlan,
    journal: RequestJournal,
    clock: SandboxClock
  ) {
    self.services = services
    self.faults = faults
    self.journal = journal
    self.clock = clock
    authentication = Authentication(
      catalog: services.catalog,
      state: services.state,
      revoked: services.revoked,
      singleSignOn: services.singleSignOn,
      scopes: services.scopes,
      fineGrainedToken: fineGrainedToken
    )
    let rest =
      Self.pullRoutes(services) + UserEndpoints(services: services).routes
      + RepositoryEndpoints(services: services).routes
      + RepositoryNameEndpoints(services: services).routes
      + RefEndpoints(services: services).routes + ReleaseEndpoints(services: services).routes
      + IssueCommentEndpoints(services: services).routes
      + IssueEventEndpoints(services: services).routes
      + LabelEndpoints(services: services).routes
      + IssueLabelEndpoints(services: services).routes
      + MilestoneEndpoints(services: services).routes
      + AssigneeEndpoints(services: services).routes
      + LockEndpoints(services: services).routes
      + IssueLinkEndpoints(services: services).routes
      + ReactionEndpoints(services: services).routes
      + IssueEndpoints(services: services).routes
      + OwnIssueEndpoints(services: services).routes
      + NotificationEndpoints(services: services).routes
      + ThreadSubscriptionEndpoints(services: services).routes
      + SubscriptionEndpoints(services: services).routes
      + CollaboratorEndpoints(services: services).routes
      + OrganizationEndpoints(services: services).routes
      + AbsentEndpoints(services: services).routes
      + InsightEndpoints(services: services).routes
      + StatusEndpoints(services: services).routes
      + CheckRunEndpoints(services: services).routes
      + CheckSuiteEndpoints(services: services).routes
      + WorkflowRunEndpoints(services: services).routes
      + WorkflowRunActEndpoints(services: services).routes
      + JobEndpoints(services: services).routes + DeploymentEndpoints(services: services).routes
      + CommitEndpoints(services: services).routes + CompareEndpoints(services: services).routes
      + ContentEndpoints(services: services).routes
      + ObjectEndpoints(services: services).routes + ArchiveEndpoints(services: services).routes
      + FeedEndpoints(services: services).routes
      + SearchEndpoints(services: services).routes + ServiceEndpoints(services: services).routes
      + AuthorizationEndpoints(services: services).routes
      + LoginPageEndpoints(services: services).routes
      + SingleSignOnEndpoints(services: services).routes
      + InvitationEndpoints(services: services).routes
      + TokenExchangeEndpoints(services: services).routes
      + [UserEndpoints(services: services).routeByID]
    routes = rest + GraphQLEndpoint(services: services, rest: rest).routes
  }

  /// The routes of pull requests, of which those with more words come first.
  private static func pullRoutes(_ services: EndpointServices) -> [Route] {
    ReviewCommentEndpoints(services: services).routes + ReviewEndpoints(services: services).routes
      + ReviewRequestEndpoints(services: services).routes
      + PullChangeEndpoints(services: services).routes
      + PullMergeEndpoints(services: services).routes + PullEndpoints(services: services).routes
      + BranchRuleEndpoints(services: services).routes
  }

  func respond(to request: Request, context: ConnectionContext) async throws -> Response {
    let target = RequestTarget(request)
    if target.isAt(FaultControl.path) || target.isAt(FaultControl.clockPath) {
      return await control(request, target)
    }
    await carryOutLateRequests()
    let number = journal.add(RequestRecord(method: target.method, path: target.recorded))
    let effect = faults.take(method: target.method, path: target.path)
    switch effect {
    case .delay(let duration): try await Task.sleep(for: duration)
    case .hold: await faults.hold()
    default: break
    }
    var now = clock.now
    if case .clockSkew(let seconds) = effect { now += seconds }
    var draft = ResponseDraft(target: target, now: now, number: number)
    switch effect {
    case .reset: try await context.reset()
    case .actLater(let seconds):
      let body = await Self.body(of: request)
      late.add(LateRequest(target: target, body: body, number: number, due: now + seconds))
      try await context.reset()
    default:
      if let place = GitService.Place(target) {
        await answer(request, at: place, &draft)
      } else {
        await answer({ await Self.body(of: request) }, effect, &draft)
      }
    }
    switch effect {
    case .loseResponse: try await context.reset()
    case .replaceResponse(let status):
      draft.fail(with: ErrorResponse(status: status, message: "The sandbox was asked to fail."))
    case .cutBody(let count): draft.bodyFault = .cut(after: count)
    case .wrongLength(let count): draft.bodyFault = .length(by: count)
    default: break
    }
    return draft.response
  }

  /// Carries out the requests whose connections were reset, as far as they are due.
  func carryOutLateRequests() async {
    await late.carryOut(upTo: clock.now) { request in
      var draft = ResponseDraft(target: request.target, now: request.due, number: request.number)
      await answer({ request.body }, nil, &draft)
    }
  }

  /// Responds to a request that is about the faults or the clock.
  private func control(_ request: Request, _ target: RequestTarget) async -> Response {
    var draft = ResponseDraft(target: target, now: clock.now, number: 0)
    do {
      var parsed = try target.endpointRequest(now: draft.now)
      parsed.body = try await Self.body(of: request).get()
      let control = FaultControl(faults: faults, late: late, clock: clock)
      let response =
        target.isAt(FaultControl.clockPath)
        ? try control.clockResponse(method: target.method, request: parsed)
        : try control.response(method: target.method, request: parsed)
      await carryOutLateRequests()
      try draft.take(response, parsed)
    } catch {
      draft.fail(with: error)
    }
    return draft.response
  }

  /// Answers a git client, and puts the response into the draft.
  private func answer(
    _ request: Request,
    at place: GitService.Place,
    _ draft: inout ResponseDraft
  ) async {
    do {
      let parsed = try draft.target.endpointRequest(now: draft.now)
      let git = GitService(services: services, authentication: authentication)
      try draft.take(try await git.response(to: request, parsed, at: place), parsed)
    } catch let response as ErrorResponse {
      draft.fail(with: response)
    } catch {
      draft.fail(with: .failure(error))
    }
  }

  /// Carries a request out, and puts its response into the draft.
  private func answer(
    _ body: @Sendable () async -> Result<[UInt8], ErrorResponse>,
    _ effect: SandboxFault.Effect?,
    _ draft: inout ResponseDraft
  ) async {
    do {
      try await carryOut(body, effect, &draft)
    } catch let response as ErrorResponse {
      draft.fail(with: response)
    } catch {
      draft.fail(with: .failure(error))
    }
  }

  private func carryOut(
    _ body: @Sendable () async -> Result<[UInt8], ErrorResponse>,
    _ effect: SandboxFault.Effect?,
    _ draft: inout ResponseDraft
  ) async throws {
    var parsed = try draft.target.endpointRequest(now: draft.now)
    guard services.versions.contains(parsed.version) else {
      throw ErrorResponse.unsupportedVersion(parsed.version.rawValue)
    }
    draft.version = parsed.version
    let (route, parameters) = try await self.route(for: draft.target)
    parsed.parameters = parameters
    parsed.viewer = try await authentication.viewer(of: parsed.headers)
    draft.viewer = parsed.viewer
    draft.acceptedScopes = route.scopes
    try inject(effect, parsed, route.bucket)
    parsed.graphQLFault = effect?.graphQL
    draft.isConditional = effect != .neverUnchanged
    try spend(route.bucket, &parsed, &draft)
    if let refusal = route.refusal(of: parsed.viewer) { throw refusal }
    try services.singleSignOn.check(parsed)
    parsed.body = try await body().get()
    try draft.take(try await content(of: parsed, route, draft.target), parsed)
    if route.bucket == .graphQL {
      // The points of a document are known once it is read.
      draft.limit = services.limits.state(of: .graphQL, for: parsed.viewer, now: parsed.now)
    }
    if draft.isUnchanged, parsed.viewer != .anonymous, route.bucket != .free {
      draft.limit = services.limits.giveBack(route.bucket, for: parsed.viewer, now: parsed.now)
    }
  }

  /// Returns a kept response if nothing has changed since, or calls the endpoint.
  private func content(
    of request: EndpointRequest,
    _ route: Route,
    _ target: RequestTarget
  ) async throws -> EndpointResponse {
    guard let key = ResponseCache.Key(request, target, route.bucket) else {
      return try await finished(try await route.action(request), request, route)
    }
    let stamp = try await services.stamp(for: request)
    if let known = cache.response(for: key, at: stamp) { return known }
    let response = try await finished(try await route.action(request), request, route)
    cache.keep(response, for: key, at: stamp)
    return response
  }

  /// Returns a response with its entity tag, and with the organizations whose content a list lacks.
  private func finished(
    _ response: EndpointResponse,
    _ request: EndpointRequest,
    _ route: Route
  ) async throws -> EndpointResponse {
    var response = response
    if route.listsAllOwners, !request.viewer.closed.isEmpty {
      let users = try await services.catalog.snapshot().users
      let numbers = request.viewer.closed.compactMap { users.user(login: $0)?.id }.sorted()
      response.headers[SingleSignOn.header] =
        "partial-results; organizations=\(numbers.map(String.init).joined(separator: ","))"
    }
    return response.tagged(for: request.viewer)
  }

  private func route(for target: RequestTarget) async throws -> (Route, [String: [UInt8]]) {
    let method = target.method == "HEAD" ? "GET" : target.method
    let parts = try await named(target.parts)
    for route in routes where route.method == method {
      if let parameters = try route.match(parts) { return (route, parameters) }
    }
    throw ErrorResponse.notFound
  }

  /// Returns a path below the number of a repository as the path below its name.
  private func named(_ parts: [Substring]) async throws -> [Substring] {
    guard parts.count > 1, parts[0] == "repositories" else { return parts }
    let id = Int(parts[1])
    let repositories = try await services.catalog.contents().repositories
    guard let repository = repositories.first(where: { $0.id == id }) else {
      throw ErrorResponse.notFound
    }
    return ["repos", repository.owner[...], repository.name[...]] + parts.dropFirst(2)
  }

  private func spend(
    _ bucket: RateBucket,
    _ parsed: inout EndpointRequest,
    _ draft: inout ResponseDraft
  ) throws {
    guard bucket != .free else { return }
    draft.bucket = bucket
    guard let limit = services.limits.use(bucket, for: parsed.viewer, now: parsed.now) else {
      draft.limit = services.limits.state(of: bucket, for: parsed.viewer, now: parsed.now)
      // GraphQL responds with an error in a response of 200.
      if bucket == .graphQL { return parsed.graphQLFault = .error(type: "RATE_LIMITED") }
      throw ErrorResponse.limitExceeded(for: parsed.viewer)
    }
    draft.limit = limit
  }

  /// Applies the faults that replace the response.
  private func inject(
    _ effect: SandboxFault.Effect?,
    _ parsed: EndpointRequest,
    _ bucket: RateBucket
  ) throws {
    switch effect {
    case .status(let status, let body, let headers):
      throw ErrorResponse(
        status: status,
        message: "The sandbox was asked to fail.",
        headers: headers,
        text: body
      )
    case .secondaryLimit(let seconds): throw ErrorResponse.secondaryLimit(retryAfter: seconds)
    case .exhaustLimit:
      services.limits.exhaust(bucket == .free ? .core : bucket, for: parsed.viewer, now: parsed.now)
    case .revokeToken:
      if let hash = parsed.viewer.tokenHash { services.revoked.add(hash) }
      throw ErrorResponse.badCredentials
    case nil, .delay, .hold, .reset, .loseResponse, .replaceResponse, .actLater, .cutBody,
      .wrongLength, .clockSkew, .statuses, .graphQLError, .graphQLNull, .graphQLHalf, .graphQLNulls,
      .passingRollup,
      .neverUnchanged:
      break
    }
  }

  private static func body(of request: Request) async -> Result<[UInt8], ErrorResponse> {
    guard request.method != .get, request.method != .head else { return .success([]) }
    do {
      return .success(Array(try await request.body.collect(upTo: 1 << 20).readableBytesView))
    } catch {
      return .failure(ErrorResponse(status: 413, message: "The request is larger than 1 MB."))
    }
  }
}
