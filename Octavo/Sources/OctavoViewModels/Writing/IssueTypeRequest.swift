import GitHubEndpoints
public import GitHubValues

/// The type that an issue gets, or the end of its type.
public nonisolated struct IssueTypeRequest: IssueRequest, Hashable {
  /// The name in the store.
  public static let name = "issue type"

  /// The issue.
  public let place: GitHub.IssuePlace
  /// The name of the type; `nil` for none.
  public let type: String?
  /// The type that the user saw; `nil` for none.
  public let former: String?

  /// Makes the request.
  public init(_ type: String?, from former: String?, on place: GitHub.IssuePlace) {
    (self.type, self.former, self.place) = (type, former, place)
  }

  /// The type.
  public var member: String { "type" }
  /// The name of the type; empty for none.
  public var target: String { type ?? "" }
  /// The name of the former type; empty for none.
  public var seen: String { former ?? "" }

  /// “Set the type of ada/engine#12 to Bug”.
  public var sentence: String {
    type.map { "Set the type of \(place) to “\($0)”" } ?? "Remove the type of \(place)"
  }

  /// The name of the type; empty for none.
  public func state(of issue: GitHub.Issue) -> String { issue.type ?? "" }

  /// Sets the type.
  public func apply(to issue: inout GitHub.Issue) { issue.type = type }

  /// Sets the type, and compares the response.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let change = GitHub.IssueChange(type: GitHub.IssueTypeChange(type))
    let endpoint = Endpoint.change(change, ofIssue: place.number, of: place.repository)
    return try accepted(try await attempt.gitHub.send(endpoint))
  }
}
