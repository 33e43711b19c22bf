import GitHubEndpoints
public import GitHubValues

/// A comment that is to be hidden for a reason, or to be shown again.
public nonisolated struct CommentHiding: IssueSwitch, Hashable {
  /// The name in the store.
  public static let name = "comment hiding"
  /// Whether the user can take it back before it is sent: yes.
  public static let isHeld = true

  /// The issue or pull request.
  public let place: GitHub.IssuePlace
  /// The number of the comment.
  public let comment: Int
  /// The id of the comment in GraphQL; `nil` if an old server has sent none.
  public let node: String?
  /// The reason; `nil` to show the comment.
  public let reason: GitHub.HidingReason?

  /// Makes the request.
  public init(
    _ comment: GitHub.Comment,
    as reason: GitHub.HidingReason?,
    on place: GitHub.IssuePlace
  ) {
    (self.place, self.reason) = (place, reason)
    (self.comment, node) = (comment.id, comment.nodeID)
  }

  /// The comment.
  public var member: String { "hidden \(comment)" }

  /// “Hide a comment on ada/engine#12 as spam”.
  public var sentence: String {
    reason.map { "Hide a comment on \(place) as \($0.words)" } ?? "Show a comment on \(place)"
  }

  /// Whether it is to be hidden.
  public var isSet: Bool { reason != nil }

  /// Whether a comment is hidden, for whatever reason.
  public func isSet(on comment: GitHub.Comment) -> Bool { comment.hidden != nil }

  /// Reads the comment.
  @MainActor public func read(in attempt: RequestAttempt) async throws -> GitHub.Comment {
    try await attempt.gitHub.send(.comment(comment, in: place.repository))
  }

  /// The comment as the server has returned it.
  public func result(_ comment: GitHub.Comment) -> RequestResult {
    RequestResult { [place] store in try store.put(comment, in: .comments(on: place)) }
  }

  /// Hides the comment or shows it, by its id in GraphQL.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    var node = node
    if node == nil { node = try await attempt.reading { try await read(in: attempt) }.nodeID }
    guard let node else { throw APIError(.notFound, message: "The server has no GraphQL.") }
    _ = try await attempt.gitHub.send(.hide(commentNode: node, as: reason))
    return RequestResult { [place, comment, reason] store in
      try store.change("\(comment)", in: .comments(on: place)) { $0.hidden = reason }
    }
  }
}
