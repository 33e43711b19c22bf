import GitHubValues
import OctavoMarkup

/// The requests of the user that hide comments of a thread or show them again.
nonisolated struct Hidings {
  /// The last request for each comment.
  private let requests: [Int: (row: OutboxRow, hiding: CommentHiding)]

  /// Reads the requests on a thread; those about which the user is asked change nothing.
  init(_ rows: [(OutboxRow, any RequestKind)]) {
    requests = rows.reduce(into: [:]) { requests, row in
      guard !row.0.needsUser, let hiding = row.1 as? CommentHiding else { return }
      requests[hiding.comment] = (row.0, hiding)
    }
  }

  /// Returns comments as they will be.
  func apply(to comments: [GitHub.Comment]) -> [GitHub.Comment] {
    guard !requests.isEmpty else { return comments }
    return comments.map { comment in
      guard let request = requests[comment.id] else { return comment }
      var copy = comment
      copy.hidden = request.hiding.reason
      return copy
    }
  }

  /// Returns the words about the first of some comments whose hiding is not confirmed.
  func status(of comments: [GitHub.Comment]) -> [MarkupRun] {
    guard let request = comments.lazy.compactMap({ requests[$0.id] }).first else { return [] }
    return [.muted(" · \(Strings.status(of: request.row, request.hiding))")]
  }
}
