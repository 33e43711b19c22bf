import GitHubEndpoints
public import GitHubValues

/// A label that an issue or a pull request gets or loses.
public nonisolated struct IssueLabelRequest: IssueRequest, IssueSwitch, Hashable {
  /// The name in the store.
  public static let name = "issue label"
  /// Whether the user is asked before a state that another account changed is overwritten: no.
  public static let isExclusive = false
  /// The server removed the label, or did not have it.
  public static let reached: Set<APIError.Reason> = [.notFound]

  /// The number of items of a page of the server.
  private static let page = 30

  /// The issue or pull request.
  public let place: GitHub.IssuePlace
  /// The label.
  public let label: GitHub.Label
  /// Whether the issue is to have it.
  public let isSet: Bool

  /// Makes the request.
  public init(_ label: GitHub.Label, isSet: Bool, on place: GitHub.IssuePlace) {
    (self.label, self.isSet, self.place) = (label, isSet, place)
  }

  /// The label, whatever its case, as on the server.
  public var member: String { "label \(label.name.lowercased())" }

  /// “Add the label bug to ada/engine#12”.
  public var sentence: String {
    isSet
      ? "Add the label “\(label.name)” to \(place)"
      : "Remove the label “\(label.name)” from \(place)"
  }

  /// Whether it has the label.
  public func isSet(on issue: GitHub.Issue) -> Bool { has(issue.labels) }

  /// Adds or removes the label.
  public func apply(to issue: inout GitHub.Issue) {
    issue.labels.removeAll { isSame($0) }
    if isSet { issue.labels.append(label) }
  }

  /// Adds or removes the label.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let (number, repository) = (place.number, place.repository)
    let endpoint: Endpoint<[GitHub.Label]> =
      isSet
      ? .addLabels([label.name], toIssue: number, of: repository)
      : .removeLabel(label.name, fromIssue: number, of: repository)
    let answer = try await attempt.gitHub.send(endpoint)
    // The answer may be one page of them; the issue has all.
    let labels =
      answer.count >= Self.page || has(answer) != isSet
      ? try await attempt.gitHub.send(.issue(number, of: repository)).labels : answer
    guard has(labels) == isSet else { throw APIError.ignoredChange }
    return RequestResult { [place] store in
      try store.change("\(number)", in: .issues(of: place.name)) { $0.labels = labels }
    }
  }

  /// Reads the issue after a refusal: a missing label counts as removed.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    try await findState(in: attempt)
  }

  private func has(_ labels: [GitHub.Label]) -> Bool { labels.contains { isSame($0) } }

  private func isSame(_ other: GitHub.Label) -> Bool {
    other.name.lowercased() == label.name.lowercased()
  }
}
