import GitHubEndpoints
public import GitHubValues

/// A comment of the user that gets another text.
public nonisolated struct CommentEdit: CommentChange, TextEdit, Hashable {
  /// The name in the store.
  public static let name = "comment edit"
  /// The replacement of a text that is still as it was seen.
  public static let category = RequestCategory.conditional

  /// “The edit”.
  public static let noun = "The edit"

  /// The issue or pull request.
  public var place: GitHub.IssuePlace
  /// The number of the comment; `nil` for one that is still being sent.
  public var comment: Int?
  /// The request that makes the comment while the server has not confirmed it; `nil` for none.
  public var creation: Int64?
  /// The new text.
  public var body: String
  /// The text that the user has changed.
  public var base: String

  /// Makes the request.
  public init(
    _ body: String,
    of comment: Int?,
    creation: Int64? = nil,
    from base: String,
    on place: GitHub.IssuePlace
  ) {
    (self.place, self.comment, self.creation) = (place, comment, creation)
    (self.body, self.base) = (body, base)
  }

  /// “Edit a comment on ada/engine#12”.
  public var sentence: String { "Edit a comment on \(place)" }

  /// Reads the comment: it is changed only if it still has the text that the user has seen.
  @MainActor public func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation {
    guard let comment else { return .ask("The comment is not known.", RequestResult()) }
    let present = try await attempt.gitHub.send(.comment(comment, in: place.repository))
    return preparation(present.body, result(present))
  }

  /// Changes the comment.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    guard let comment else { throw APIError(.notFound) }
    return result(
      try await attempt.gitHub.send(.change(comment: comment, to: body, in: place.repository))
    )
  }

  private func result(_ comment: GitHub.Comment) -> RequestResult {
    RequestResult { [place] in try $0.put(comment, in: .comments(on: place)) }
  }
}
