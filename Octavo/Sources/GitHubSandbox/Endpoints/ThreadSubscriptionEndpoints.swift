/// The subscriptions of the viewer to the issues of notifications.
struct ThreadSubscriptionEndpoints: Sendable {
  let services: EndpointServices

  private var store: IssueStore { IssueStore(state: services.state) }

  var routes: [Route] {
    let subscription = "/notifications/threads/:id/subscription"
    return [
      .get(subscription, action: self.subscription),
      Route("PUT", subscription, action: subscribe),
      Route("DELETE", subscription) { request in
        _ = try await subscribe(.unsubscribed, request)
        return .noContent
      },
    ].map { $0.requiring("notifications", "repo").refusingPermissions() }
  }

  /// Returns the subscription of a user who takes part in an issue or has chosen one.
  @Sendable private func subscription(_ request: EndpointRequest) async throws -> EndpointResponse {
    let thread = try await services.thread(request).thread
    guard let known = try await store.participant(thread.login, in: thread.issue),
      known.state != .unsubscribed
    else { throw ErrorResponse.notFound }
    return .json(body(known, thread, request))
  }

  @Sendable private func subscribe(_ request: EndpointRequest) async throws -> EndpointResponse {
    struct Draft: Decodable { let ignored: Bool? }
    let draft: Draft = try request.decodedBody()
    return try await subscribe(draft.ignored == true ? .ignored : .subscribed, request)
  }

  private func subscribe(
    _ state: SubscriptionState,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let thread = try await services.thread(request).thread
    let participant = try await store.set(
      state,
      of: thread.login,
      to: thread.issue,
      at: request.now
    )
    return .json(body(participant, thread, request))
  }

  private func body(
    _ participant: StoredParticipant,
    _ thread: StoredThread,
    _ request: EndpointRequest
  ) -> SubscriptionBody {
    let url = "\(request.links.api)/notifications/threads/\(thread.id ?? 0)"
    return SubscriptionBody(
      isIgnored: participant.state == .ignored,
      time: participant.time,
      url: "\(url)/subscription",
      target: ("thread_url", url)
    )
  }
}
