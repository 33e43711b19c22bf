import GitHubEndpoints
public import GitHubValues

/// A comment that is deleted.
public nonisolated struct CommentDeletion: CommentChange, Hashable {
  /// The name in the store.
  public static let name = "comment deletion"
  /// A state that is to be.
  public static let category = RequestCategory.target
  /// A comment that is not there, if its issue is.
  public static let reached: Set<APIError.Reason> = [.notFound, .gone]
  /// “The deletion”.
  public static let noun = "The deletion"
  /// Whether the user can take it back before it is sent: yes.
  public static let isHeld = true

  /// The issue or pull request.
  public var place: GitHub.IssuePlace
  /// The number of the comment; `nil` for one that is still being sent.
  public var comment: Int?
  /// The request that makes the comment while the server has not confirmed it; `nil` for none.
  public var creation: Int64?
  /// The text of the comment.
  public var body: String

  /// Makes the request.
  public init(
    of comment: Int?,
    creation: Int64? = nil,
    _ body: String,
    on place: GitHub.IssuePlace
  ) {
    (self.place, self.comment) = (place, comment)
    (self.creation, self.body) = (creation, body)
  }

  /// “Delete a comment on ada/engine#12”.
  public var sentence: String { "Delete a comment on \(place)" }

  /// Deletes the comment.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    guard let comment else { throw APIError(.notFound) }
    try await attempt.gitHub.send(.delete(comment: comment, in: place.repository))
    return result
  }

  /// Reads the issue, so that a comment that is not there was deleted, not hidden with its issue.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    _ = try await attempt.gitHub.send(.issue(place.number, of: place.repository))
    return .found(result)
  }

  private var result: RequestResult {
    RequestResult { [place, comment] store in
      if let comment { try store.remove("\(comment)", from: .comments(on: place)) }
    }
  }
}
