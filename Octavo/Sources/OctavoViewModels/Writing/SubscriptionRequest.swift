import GitHubEndpoints
public import GitHubValues

/// A subscription to an issue or a pull request that begins or ends.
public nonisolated struct SubscriptionRequest: FlagRequest {
  /// The name in the store.
  public static let name = GitHub.ViewerFlag.Kind.subscription.rawValue
  /// Whether the user is to be notified.
  public let change: FlagChange

  /// Makes the request.
  public init(_ change: FlagChange) { self.change = change }

  /// “Subscribe to ada/engine#12”.
  public var sentence: String {
    let issue = flag.subscription.map { thread($0.number) } ?? flag.key
    return "\(target ? "Subscribe to" : "Unsubscribe from") \(issue)"
  }

  /// The page of the thread.
  public var route: Route? { route(to: flag.subscription?.number) }

  /// Subscribes or unsubscribes, by the id of the issue in GraphQL: REST has no such request.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    guard let subscription = flag.subscription else { throw APIError(.notFound) }
    let (gitHub, place) = (attempt.gitHub, subscription.repository)
    let issue = try await attempt.read(.issue(subscription.number, of: place))
    let name: GitHub.RepositoryName
    if let known = change.repository {
      name = known
    } else {
      name = try await attempt.read(.repository(place)).fullName
    }
    let seen = GitHub.IssuePlace(place, name, subscription.number)
    guard try await attempt.move(of: issue, from: seen) == nil else { throw APIError(.redirect) }
    let state: GitHub.SubscriptionState = target ? .subscribed : .unsubscribed
    _ = try await gitHub.send(.set(subscription: state, ofNode: try issue.requiredNodeID))
    return RequestResult()
  }
}

extension GitHub.Issue {
  /// The id in GraphQL.
  ///
  /// - Throws: `APIError` if the server has not said.
  public nonisolated var requiredNodeID: String {
    get throws {
      guard let nodeID else { throw APIError(.decoding(what: "node_id")) }
      return nodeID
    }
  }
}
