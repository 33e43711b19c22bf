import Foundation
import HTTPTypes
import Hummingbird

/// Answers every request: first what a fault wants, then who asks, then what they ask for.
struct SandboxResponder: HTTPResponder {
  typealias Context = ConnectionContext

  let services: Services
  let faults: FaultPlan
  let journal: RequestJournal
  let clock: @Sendable () -> Date
  private let authentication: Authentication
  private let routes: [Route]

  init(
    services: Services,
    faults: FaultPlan,
    journal: RequestJournal,
    clock: @escaping @Sendable () -> Date
  ) {
    self.services = services
    self.faults = faults
    self.journal = journal
    self.clock = clock
    authentication = Authentication(
      world: services.world,
      state: services.state,
      revoked: services.revoked
    )
    routes =
      UserEndpoints(services: services).routes + RepositoryEndpoints(services: services).routes
      + RefEndpoints(services: services).routes + ContentEndpoints(services: services).routes
      + ObjectEndpoints(services: services).routes + FeedEndpoints(services: services).routes
      + SearchEndpoints(services: services).routes + ServiceEndpoints(services: services).routes
      + AuthorizationEndpoints(services: services).routes
  }

  func respond(to request: Request, context: ConnectionContext) async throws -> Response {
    let target = RequestTarget(request)
    journal.add(RequestRecord(method: target.method, path: target.recorded))
    let effect = faults.take(method: target.method, path: target.path)
    switch effect {
    case .delay(let duration): try await Task.sleep(for: duration)
    case .hold: await faults.hold()
    case .reset: try await context.reset()
    default: break
    }
    var draft = ResponseDraft(target: target, now: Int(clock().timeIntervalSince1970))
    do {
      try await answer(request, effect, &draft)
    } catch let refusal as Refusal {
      draft.refuse(refusal)
    } catch {
      draft.refuse(.failure(error))
    }
    if case .cutBody(let count) = effect { draft.cut(after: count) }
    return draft.response
  }

  private func answer(
    _ request: Request,
    _ effect: SandboxFault.Effect?,
    _ draft: inout ResponseDraft
  ) async throws {
    var call = try draft.target.call(now: draft.now)
    let (route, parameters) = try self.route(for: draft.target)
    call.parameters = parameters
    call.viewer = try await authentication.viewer(of: call.headers)
    draft.viewer = call.viewer
    try inject(effect, call, route.bucket)
    try spend(route.bucket, call, &draft)
    call.body = try await Self.body(of: request)
    draft.take(try await route.action(call), call)
    if draft.isUnchanged, call.viewer != .anonymous, route.bucket != .free {
      draft.limit = services.limits.giveBack(route.bucket, for: call.viewer, now: call.now)
    }
  }

  private func route(for target: RequestTarget) throws -> (Route, [String: [UInt8]]) {
    let method = target.method == "HEAD" ? "GET" : target.method
    for route in routes where route.method == method {
      if let parameters = try route.match(target.parts) { return (route, parameters) }
    }
    throw Refusal.notFound
  }

  private func spend(_ bucket: RateBucket, _ call: Call, _ draft: inout ResponseDraft) throws {
    guard bucket != .free else { return }
    draft.bucket = bucket
    guard let limit = services.limits.use(bucket, for: call.viewer, now: call.now) else {
      draft.limit = services.limits.state(of: bucket, for: call.viewer, now: call.now)
      throw Refusal.limitExceeded(for: call.viewer)
    }
    draft.limit = limit
  }

  /// Faults that speak through a reply.
  private func inject(
    _ effect: SandboxFault.Effect?,
    _ call: Call,
    _ bucket: RateBucket
  ) throws {
    switch effect {
    case .status(let status, let body):
      throw Refusal(status: status, message: "The sandbox was asked to fail.", text: body)
    case .secondaryLimit(let seconds): throw Refusal.secondaryLimit(retryAfter: seconds)
    case .exhaustLimit:
      services.limits.exhaust(bucket == .free ? .core : bucket, for: call.viewer, now: call.now)
    case .revokeToken:
      if case .token(_, let hash, _) = call.viewer { services.revoked.add(hash) }
      throw Refusal.badCredentials
    case nil, .delay, .hold, .reset, .cutBody: break
    }
  }

  private static func body(of request: Request) async throws -> [UInt8] {
    guard request.method != .get, request.method != .head else { return [] }
    do {
      return Array(try await request.body.collect(upTo: 1 << 16).readableBytesView)
    } catch {
      throw Refusal(status: 413, message: "The request is larger than 64 KB.")
    }
  }
}
