import GitHubEndpoints
public import GitHubValues

/// A link from an issue to another one, or the end of the link.
public nonisolated struct IssueLinkRequest: IssueSwitch, Hashable {
  /// The name in the store.
  public static let name = "issue link"
  /// The refusal of the end of a link that is not there.
  public static let reached: Set<APIError.Reason> = [.notFound]

  /// The issue.
  public let place: GitHub.IssuePlace
  /// The relation of the other issue to it.
  public let kind: IssueLinkKind
  /// The other issue, without its text; its id is 0 where only its number is known.
  public let other: GitHub.Issue
  /// Whether it is to be linked.
  public let isSet: Bool

  /// Makes the request.
  public init(
    _ other: GitHub.Issue,
    _ kind: IssueLinkKind,
    isSet: Bool,
    on place: GitHub.IssuePlace
  ) {
    (self.kind, self.isSet, self.place) = (kind, isSet, place)
    self.other = GitHub.Issue(id: other.id, number: other.number, title: other.title) { copy in
      copy.repository = other.repository ?? place.name
      (copy.state, copy.stateReason) = (other.state, other.stateReason)
    }
  }

  private var address: GitHub.IssueAddress {
    GitHub.IssueAddress(other.repository ?? place.name, other.number)
  }

  /// The relation with the address of the other issue.
  public var member: String { "\(kind.rawValue) \(address)" }

  /// “Mark ada/engine#12 as blocked by ada/engine#3”.
  public var sentence: String {
    switch (kind, isSet) {
    case (.subIssue, true): "Add the sub-issue \(address) to \(place)"
    case (.subIssue, false): "Remove the sub-issue \(address) from \(place)"
    case (.blocker, true): "Mark \(place) as blocked by \(address)"
    case (.blocker, false): "No longer mark \(place) as blocked by \(address)"
    }
  }

  /// Whether the other issue is among those that are linked.
  public func isSet(on linked: [GitHub.Issue]) -> Bool { linked.contains(where: isOther) }

  /// Adds the other issue to those that are linked, or removes it.
  func apply(to linked: inout [GitHub.Issue]) {
    let known = linked.first(where: isOther)
    linked.removeAll(where: isOther)
    if isSet { linked.append(known ?? other) }
  }

  private func isOther(_ issue: GitHub.Issue) -> Bool {
    issue.number == other.number && (issue.repository ?? place.name) == address.repository
  }

  /// Reads the issues that are linked; GitHub permits fewer than a page has.
  @MainActor public func read(in attempt: RequestAttempt) async throws -> [GitHub.Issue] {
    try await attempt.gitHub.send(kind.endpoint(place)).items
  }

  /// The other issue in the list, or its absence.
  public func result(_ linked: [GitHub.Issue]) -> RequestResult {
    let found = linked.first(where: isOther)
    return result(found ?? other, isLinked: found != nil)
  }

  /// Makes the link or removes it.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    var found = other
    if found.id == 0 {
      found = try await attempt.read(.issue(other.number, of: address.repository))
    }
    do {
      _ = try await attempt.gitHub.send(kind.change(isSet, found.id, on: place))
    } catch let error as APIError {
      // A link that another account has made meanwhile is refused, too.
      guard case .validation = error.reason, let linked = try? await read(in: attempt),
        state(of: linked) == target
      else { throw error }
      return result(linked)
    }
    return result(found, isLinked: isSet)
  }

  /// Reads the list after a refusal.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    try await findState(in: attempt)
  }

  private func result(_ issue: GitHub.Issue, isLinked: Bool) -> RequestResult {
    RequestResult { [list = kind.list(place)] store in
      if isLinked {
        try store.put(issue, in: list)
      } else {
        try store.remove("\(issue.id)", from: list)
      }
    }
  }
}
