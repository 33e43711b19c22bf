import GitHubEndpoints
public import GitHubValues

/// A milestone that an issue or a pull request gets, or the end of its milestone.
public nonisolated struct IssueMilestoneRequest: IssueRequest, Hashable {
  /// The name in the store.
  public static let name = "issue milestone"

  /// The issue or pull request.
  public let place: GitHub.IssuePlace
  /// The milestone, whose number is 0 while the server has not made it; `nil` for none.
  public private(set) var milestone: GitHub.Milestone?
  /// The number of the milestone that the user saw; `nil` for none.
  public let former: Int?

  /// Makes the request.
  public init(_ milestone: GitHub.Milestone?, from former: Int?, on place: GitHub.IssuePlace) {
    (self.milestone, self.former, self.place) = (milestone, former, place)
  }

  /// Reads a stored request, whose milestone may have a number by now.
  public init?(_ row: OutboxRow) {
    self.init(json: row)
    if let number = row.item, milestone?.number == 0 { milestone?.number = number }
  }

  /// The milestone.
  public var member: String { "milestone" }
  /// The number of the milestone, or “none”.
  public var target: String { Self.word(milestone?.number) }
  /// The number of the former milestone, or “none”.
  public var seen: String { Self.word(former) }

  /// “Set the milestone of ada/engine#12 to 1.0”.
  public var sentence: String {
    milestone.map { "Set the milestone of \(place) to “\($0.title)”" }
      ?? "Remove the milestone of \(place)"
  }

  /// The number of the milestone, or “none”.
  public func state(of issue: GitHub.Issue) -> String { Self.word(issue.milestone?.number) }

  /// Sets the milestone.
  public func apply(to issue: inout GitHub.Issue) { issue.milestone = milestone }

  /// Sets the milestone, and compares the response.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let new = milestone.map { GitHub.MilestoneChange.number($0.number) }
    let change = GitHub.IssueChange(milestone: new ?? GitHub.MilestoneChange.none)
    let endpoint = Endpoint.change(change, ofIssue: place.number, of: place.repository)
    return try accepted(try await attempt.gitHub.send(endpoint))
  }

  private static func word(_ number: Int?) -> String { number.map { "\($0)" } ?? "none" }
}
