import GitHubEndpoints
public import GitHubValues

/// A conversation that only members of the project may continue, or all again.
public nonisolated struct IssueLockRequest: IssueRequest, IssueSwitch, Hashable {
  /// The name in the store.
  public static let name = "issue lock"
  /// Whether the user can take it back before it is sent: yes.
  public static let isHeld = true

  /// The issue or pull request.
  public let place: GitHub.IssuePlace
  /// The reason for locking; `nil` for none.
  public let reason: GitHub.LockReason?
  /// Whether it is to be locked.
  public let isSet: Bool

  /// Makes the request.
  public init(
    locked isSet: Bool,
    because reason: GitHub.LockReason? = nil,
    _ place: GitHub.IssuePlace
  ) {
    (self.isSet, self.reason, self.place) = (isSet, reason, place)
  }

  /// The lock.
  public var member: String { "lock" }

  /// “Lock ada/engine#12 as spam”.
  public var sentence: String {
    guard isSet else { return "Unlock \(place)" }
    return ["Lock \(place)", reason.map { "as \($0.rawValue)" }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Whether it is locked.
  public func isSet(on issue: GitHub.Issue) -> Bool { issue.isLocked }

  /// Locks or unlocks it.
  public func apply(to issue: inout GitHub.Issue) { issue.isLocked = isSet }

  /// Locks or unlocks it.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    try await attempt.gitHub.send(
      isSet
        ? .lock(issue: place.number, of: place.repository, reason: reason)
        : .unlock(issue: place.number, of: place.repository)
    )
    return result
  }
}
