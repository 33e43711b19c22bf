import Foundation
import GitHubEndpoints
public import GitHubValues

/// A comment on an issue or a pull request that is written.
public nonisolated struct NewComment: RequestKind, Codable, Hashable {
  /// The name in the store.
  public static let name = "comment"
  /// A creation.
  public static let category = RequestCategory.creation

  /// The issue or pull request.
  public var place: GitHub.IssuePlace
  /// The text, as it was typed.
  public var body: String
  /// The thread as the user saw it; `nil` if that is not known.
  public var seen: SeenThread?

  /// Makes the request.
  public init(_ body: String, on place: GitHub.IssuePlace, seen: SeenThread? = nil) {
    (self.place, self.body, self.seen) = (place, body, seen)
  }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The form in which the request is stored.
  public var stored: NewRequest { stored(key: place.key, subject: place.subject) }

  /// “Comment on ada/engine#12”.
  public var sentence: String { "Comment on \(place)" }

  /// The text.
  public var draft: Draft.Contents? {
    Draft.Contents(place: DraftPlace(place).text, text: body, selection: body.utf8.endRange)
  }

  /// The page of the thread.
  public var route: Route? { .issue(place.name, place.number) }

  /// Whether it absorbs its edits and its deletion: yes.
  public static let absorbsChanges = true

  /// Returns the comment with its last edit; `nil` if it was deleted.
  public func merged(with later: [any RequestKind]) -> (any RequestKind)? {
    guard !later.contains(where: { $0 is CommentDeletion }) else { return nil }
    var merged = self
    if let edit = later.lazy.compactMap({ $0 as? CommentEdit }).last { merged.body = edit.body }
    return merged
  }

  /// Reads the highest number of a comment in the repository, so that only a later one can be this.
  ///
  /// Asks the user if the thread has changed since.
  @MainActor public func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation {
    if let change = try await seen?.change(of: place, in: attempt) {
      return .ask(change, RequestResult())
    }
    guard attempt.row.highestBefore == nil else { return .send() }
    let latest = try await attempt.gitHub.send(.latestComments(in: place.repository))
    return .send(highest: latest.items.first?.id ?? 0)
  }

  /// Writes the comment.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let endpoint = Endpoint.newComment(body, onIssue: place.number, of: place.repository)
    return result(try await attempt.gitHub.send(endpoint))
  }

  /// Looks for a later comment of the user with the same text.
  ///
  /// A later one of theirs that was edited since may be this one: the program cannot tell.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    let endpoint = Endpoint.comments(onIssue: place.number, of: place.repository)
    let later = try await attempt.gitHub.pages(of: endpoint).items().filter {
      $0.isBy(attempt.login) && $0.id > attempt.row.highestBefore ?? 0
    }
    return try await attempt.finding(
      among: later,
      { $0.hasText(body) ? result($0) : nil },
      mayBe: \.isEdited,
      reason: "A later comment of yours was edited: it may be this one."
    )
  }

  private func result(_ comment: GitHub.Comment) -> RequestResult {
    RequestResult(item: comment.id) { [place] store in
      try store.add(comment, to: .comments(on: place))
      // The server subscribes who comments, unless the thread is muted.
      try store.forget(.subscription(to: place))
    }
  }
}

nonisolated extension GitHub.IssuePlace {
  /// The name under which the outbox sends the requests on the issue one after the other: that of
  /// the list of its comments, so that a page from before a request does not replace the list.
  public var subject: String { "comments \(key)" }
}

nonisolated extension GitHub.Comment {
  /// Whether an account has written it.
  public func isBy(_ login: String) -> Bool {
    author?.login.lowercased() == login.lowercased()
  }

  /// Whether it was changed after it was written.
  public var isEdited: Bool {
    guard let createdAt, let updatedAt else { return false }
    return updatedAt > createdAt
  }

  /// Whether it has a text, whatever the server makes of line ends and of white space around it.
  public func hasText(_ text: String) -> Bool { body.isSameText(as: text) }
}

nonisolated extension String {
  /// Whether two texts are one in the form in which they are compared: with line feeds alone, and
  /// without white space around them.
  func isSameText(as other: String) -> Bool { comparedText == other.comparedText }

  private var comparedText: String {
    replacingOccurrences(of: "\r\n", with: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

nonisolated extension String.UTF8View {
  /// The empty range at the end.
  var endRange: Range<Int> { count..<count }
}
