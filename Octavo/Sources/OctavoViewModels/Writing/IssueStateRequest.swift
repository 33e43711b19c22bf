import GitHubEndpoints
public import GitHubValues

/// An issue or a pull request that is closed or opened again.
public nonisolated struct IssueStateRequest: IssueRequest, IssueSwitch, Hashable {
  /// The name in the store.
  public static let name = "issue state"
  /// Whether the user can take it back before it is sent: yes.
  public static let isHeld = true

  /// The issue or pull request.
  public let place: GitHub.IssuePlace
  /// The reason for closing; `nil` to open it again, and for a pull request.
  public let reason: GitHub.IssueStateReason?
  /// The issue of which it is a duplicate; `nil` if none is named.
  public let original: GitHub.IssueAddress?
  /// Whether it is to be open.
  public let isSet: Bool

  /// Makes the request.
  public init(
    open isSet: Bool,
    as reason: GitHub.IssueStateReason? = nil,
    of original: GitHub.IssueAddress? = nil,
    _ place: GitHub.IssuePlace
  ) {
    (self.isSet, self.reason, self.original, self.place) = (isSet, reason, original, place)
  }

  /// The state.
  public var member: String { "state" }

  /// “Close ada/engine#12 as completed”.
  public var sentence: String {
    guard !isSet else { return "Reopen \(place)" }
    return ["Close \(place)", reason.map { "as \($0.words)" }, original.map { "of \($0)" }]
      .compactMap(\.self).joined(separator: " ")
  }

  /// Whether it is open.
  public func isSet(on issue: GitHub.Issue) -> Bool { issue.state != .closed }

  /// Opens or closes it.
  public func apply(to issue: inout GitHub.Issue) {
    issue.state = isSet ? .open : .closed
    issue.stateReason = isSet ? .reopened : reason
  }

  /// Sends the state with its reason.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    if let original { return try await close(asDuplicateOf: original, in: attempt) }
    let change = GitHub.IssueChange(state: isSet ? .open : .closed, stateReason: reason)
    let endpoint = Endpoint.change(change, ofIssue: place.number, of: place.repository)
    return try accepted(try await attempt.gitHub.send(endpoint))
  }

  /// Closes it by GraphQL, because the REST API cannot name the other issue.
  @MainActor private func close(
    asDuplicateOf original: GitHub.IssueAddress,
    in attempt: RequestAttempt
  ) async throws -> RequestResult {
    let issue = try await attempt.reading { try await read(in: attempt) }
    let other = try await attempt.read(.issue(original.number, of: original.repository))
    let (node, otherNode) = (try issue.requiredNodeID, try other.requiredNodeID)
    _ = try await attempt.gitHub.send(.close(issueNode: node, asDuplicateOf: otherNode))
    return result
  }
}

nonisolated extension GitHub.IssueStateReason {
  /// The reason in words, such as “not planned”.
  var words: String { rawValue.replacing("_", with: " ") }
}
