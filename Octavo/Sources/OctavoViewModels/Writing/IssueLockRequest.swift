import GitHubEndpoints
public import GitHubValues

/// A conversation that only members of the project may continue, or all again.
public nonisolated struct IssueLockRequest: IssueRequest, Hashable {
  /// The name in the store.
  public static let name = "issue lock"
  /// The seconds in which it can be taken back.
  public static let hold = 5.0

  /// The issue or pull request.
  public let place: GitHub.IssuePlace
  /// The reason for locking; `nil` for none.
  public let reason: GitHub.LockReason?
  /// Whether it is to be locked.
  public let isLocked: Bool

  /// Makes the request.
  public init(
    locked isLocked: Bool,
    because reason: GitHub.LockReason? = nil,
    _ place: GitHub.IssuePlace
  ) {
    (self.isLocked, self.reason, self.place) = (isLocked, reason, place)
  }

  /// The lock.
  public var member: String { "lock" }
  /// “true” or “false”.
  public var target: String { "\(isLocked)" }
  /// The opposite.
  public var seen: String { "\(!isLocked)" }

  /// “Lock ada/engine#12 as spam”.
  public var sentence: String {
    guard isLocked else { return "Unlock \(place)" }
    return ["Lock \(place)", reason.map { "as \($0.rawValue)" }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Whether it is locked.
  public func state(of issue: GitHub.Issue) -> String { "\(issue.isLocked)" }

  /// Locks or unlocks it.
  public func apply(to issue: inout GitHub.Issue) { issue.isLocked = isLocked }

  /// Locks or unlocks it.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    try await attempt.gitHub.send(
      isLocked
        ? .lock(issue: place.number, of: place.repository, reason: reason)
        : .unlock(issue: place.number, of: place.repository)
    )
    return result
  }
}
