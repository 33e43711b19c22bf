import GitHubEndpoints
public import GitHubValues

/// An issue or a pull request that is closed or opened again.
public nonisolated struct IssueStateRequest: IssueRequest, Hashable {
  /// The name in the store.
  public static let name = "issue state"
  /// The seconds in which it can be taken back.
  public static let hold = 5.0

  /// The issue or pull request.
  public let place: GitHub.IssuePlace
  /// The reason for closing; `nil` to open it again, and for a pull request.
  public let reason: GitHub.IssueStateReason?
  /// Whether it is to be open.
  public let isOpen: Bool

  /// Makes the request.
  public init(
    open isOpen: Bool,
    as reason: GitHub.IssueStateReason? = nil,
    _ place: GitHub.IssuePlace
  ) {
    (self.isOpen, self.reason, self.place) = (isOpen, reason, place)
  }

  /// The state.
  public var member: String { "state" }
  /// “open” or “closed”.
  public var target: String { Self.word(isOpen) }
  /// The opposite.
  public var seen: String { Self.word(!isOpen) }

  /// “Close ada/engine#12 as completed”.
  public var sentence: String {
    guard !isOpen else { return "Reopen \(place)" }
    return ["Close \(place)", reason.map { "as \($0.words)" }].compactMap(\.self)
      .joined(separator: " ")
  }

  /// “open” or “closed”.
  public func state(of issue: GitHub.Issue) -> String { Self.word(issue.state != .closed) }

  /// Opens or closes it.
  public func apply(to issue: inout GitHub.Issue) {
    issue.state = isOpen ? .open : .closed
    issue.stateReason = isOpen ? .reopened : reason
  }

  /// Sends the state with its reason.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let change = GitHub.IssueChange(state: isOpen ? .open : .closed, stateReason: reason)
    let endpoint = Endpoint.change(change, ofIssue: place.number, of: place.repository)
    return try accepted(try await attempt.gitHub.send(endpoint))
  }

  private static func word(_ isOpen: Bool) -> String { isOpen ? "open" : "closed" }
}

nonisolated extension GitHub.IssueStateReason {
  /// The reason in words, such as “not planned”.
  var words: String { rawValue.replacing("_", with: " ") }
}
