import GitHubEndpoints
public import GitHubValues

/// An issue that is to stand above the list of its repository, or no longer.
public nonisolated struct IssuePinRequest: IssueSwitch, Hashable {
  /// The name in the store.
  public static let name = "issue pin"

  /// The issue.
  public let place: GitHub.IssuePlace
  /// Whether it is to be pinned.
  public let isSet: Bool

  /// Makes the request.
  public init(_ isSet: Bool, _ place: GitHub.IssuePlace) {
    (self.isSet, self.place) = (isSet, place)
  }

  /// The pin.
  public var member: String { "pin" }

  /// “Pin ada/engine#12”.
  public var sentence: String { "\(isSet ? "Pin" : "Unpin") \(place)" }

  /// Whether it is pinned.
  public func isSet(on facts: GitHub.IssueFacts) -> Bool { facts.isPinned }

  /// Reads the facts of the issue.
  @MainActor public func read(in attempt: RequestAttempt) async throws -> GitHub.IssueFacts {
    try await attempt.gitHub.send(.facts(ofIssue: place.number, of: place.name))
  }

  /// The facts as the server has returned them.
  public func result(_ facts: GitHub.IssueFacts) -> RequestResult {
    RequestResult { [place] store in try store.put(facts, in: .facts(of: place)) }
  }

  /// Pins the issue, or removes the pin.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    var facts = try await attempt.reading { try await read(in: attempt) }
    _ = try await attempt.gitHub.send(.pin(isSet, issueNode: facts.node))
    facts.isPinned = isSet
    return result(facts)
  }
}
