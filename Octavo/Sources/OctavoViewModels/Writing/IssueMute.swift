import GitHubEndpoints
public import GitHubValues

/// The end of all notifications about an issue or a pull request, also of mentions of the user.
public nonisolated struct IssueMute: RequestKind, Codable, Hashable {
  /// The name in the store.
  public static let name = "issue mute"
  /// A state that is to be.
  public static let category = RequestCategory.target
  /// Whether the user can take it back before it is sent: yes.
  public static let isHeld = true
  /// The issue or pull request.
  public let place: GitHub.IssuePlace

  /// Makes the request.
  public init(_ place: GitHub.IssuePlace) { self.place = place }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The form in which the request is stored, on the same subject as requests to subscribe.
  public var stored: NewRequest {
    let flag = GitHub.ViewerFlag.subscription(to: place)
    return stored(key: place.key, subject: NewRequest(false, of: flag).subject)
  }

  /// “Mute ada/engine#12”.
  public var sentence: String { "Mute \(place)" }

  /// The page of the issue.
  public var route: Route? { .issue(place.name, place.number) }

  /// Ignores the issue, by its id in GraphQL: REST knows threads of the inbox alone.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let issue = try await attempt.read(.issue(place.number, of: place.repository))
    guard try await attempt.move(of: issue, from: place) == nil else { throw APIError(.redirect) }
    let node = try issue.requiredNodeID
    _ = try await attempt.gitHub.send(.set(subscription: .ignored, ofNode: node))
    return RequestResult { [place] store in
      // The user is not subscribed then, which is read when it is asked for.
      try store.forget(.subscription(to: place))
      let name = "\(place.name)".lowercased()
      try store.changeAll(in: .inbox) { item in
        guard item.thread.subject.number == place.number, item.subscription != .muted,
          "\(item.thread.repository)".lowercased() == name
        else { return false }
        item.subscription = .muted
        return true
      }
    }
  }
}
