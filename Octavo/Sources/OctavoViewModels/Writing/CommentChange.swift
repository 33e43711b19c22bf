public import GitHubValues

/// A request that changes a comment, also one that is still being sent.
public nonisolated protocol CommentChange: RequestKind, Codable {
  /// The issue or pull request.
  var place: GitHub.IssuePlace { get }
  /// The number of the comment; `nil` for one that is still being sent.
  var comment: Int? { get set }
  /// The request that makes the comment while the server has not confirmed it; `nil` for none.
  var creation: Int64? { get }
}

nonisolated extension CommentChange {
  /// Reads a stored request, whose comment the store may know by now.
  public init?(_ row: OutboxRow) {
    self.init(json: row)
    comment = row.item ?? comment
  }

  /// The page of the thread.
  public var route: Route? { .issue(place.name, place.number) }

  /// The place of the draft of its text.
  public var draftPlace: DraftPlace { DraftPlace(place, editing: comment, creation) }

  /// The form in which it is stored, with the number of the comment.
  public var stored: NewRequest {
    var request = stored(key: "\(place.key)/\(comment ?? 0)", subject: place.subject)
    (request.item, request.base) = (comment, (self as? any TextEdit)?.base)
    return request
  }
}
