import GitHubEndpoints
public import GitHubValues

/// The move of an issue to another repository of its owner.
public nonisolated struct IssueTransferRequest: IssueRequest, Hashable {
  /// The name in the store.
  public static let name = "issue transfer"
  /// Whether the user can take it back before it is sent: yes.
  public static let isHeld = true

  /// The issue.
  public let place: GitHub.IssuePlace
  /// The repository to which it is moved.
  public let repository: GitHub.RepositoryName

  /// Makes the request.
  public init(to repository: GitHub.RepositoryName, _ place: GitHub.IssuePlace) {
    (self.repository, self.place) = (repository, place)
  }

  /// The repository.
  public var member: String { "repository" }
  /// The name of the new repository.
  public var target: String { "\(repository)".lowercased() }
  /// The name of the repository.
  public var seen: String { "\(place.name)".lowercased() }

  /// “Transfer ada/engine#12 to ada/tools”.
  public var sentence: String { "Transfer \(place) to \(repository)" }

  /// The name of the repository.
  public func state(of issue: GitHub.Issue) -> String {
    "\(issue.repository ?? place.name)".lowercased()
  }

  /// Nothing: the issue stays where it is until the server has moved it.
  public func apply(to issue: inout GitHub.Issue) {}

  /// No reason: a move to another place is a state that the user does not expect.
  @MainActor public func obstacle(
    _ issue: GitHub.Issue,
    in attempt: RequestAttempt
  ) async throws -> String? { nil }

  /// The issue at its new place.
  public func result(_ issue: GitHub.Issue) -> RequestResult {
    var result = RequestResult.stored(issue, at: place)
    if state(of: issue) == target {
      result.remark = "\(place) is \(issue.repository ?? repository)#\(issue.number) now."
    }
    return result
  }

  /// Moves the issue.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let issue = try await attempt.reading { try await read(in: attempt) }
    if state(of: issue) == target { return result(issue) }
    let destination = try await attempt.read(.node(ofRepository: repository))
    let node = try issue.requiredNodeID
    let move = try await attempt.gitHub.send(.transfer(issueNode: node, toNode: destination))
    var moved = issue
    (moved.repository, moved.number, moved.milestone) = (move.repository, move.number, nil)
    return result(moved)
  }
}
