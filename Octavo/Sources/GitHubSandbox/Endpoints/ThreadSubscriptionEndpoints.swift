/// The subscriptions of the viewer to the subjects of notifications.
struct ThreadSubscriptionEndpoints: Sendable {
  let services: EndpointServices

  private var store: NotificationStore { NotificationStore(state: services.state) }

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

  /// Returns the subscription of a user who takes part in a subject or has chosen one.
  @Sendable private func subscription(_ request: EndpointRequest) async throws -> EndpointResponse {
    let thread = try await services.thread(request).thread
    guard let known = try await store.subscription(to: thread), known.state != .unsubscribed else {
      throw ErrorResponse.notFound
    }
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
    return .json(body(try await store.set(state, to: thread, at: request.now), thread, request))
  }

  private func body(
    _ subscription: ThreadSubscription,
    _ thread: StoredThread,
    _ request: EndpointRequest
  ) -> SubscriptionBody {
    let url = "\(request.links.api)/notifications/threads/\(thread.id ?? 0)"
    return SubscriptionBody(
      isIgnored: subscription.state == .ignored,
      time: subscription.time,
      url: "\(url)/subscription",
      target: ("thread_url", url)
    )
  }
}
