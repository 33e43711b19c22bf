/// An issue, a pull request or a comment that users react to.
enum ReactionSubject: Hashable, Sendable {
  case issue(Int64)
  case comment(Int64, issue: Int64)
  /// A comment on a line of a pull request.
  case reviewComment(Int64, issue: Int64)

  var issue: Int64 {
    switch self {
    case .issue(let issue), .comment(_, let issue), .reviewComment(_, let issue): issue
    }
  }

  var comment: Int64? {
    if case .comment(let comment, _) = self { comment } else { nil }
  }

  var reviewComment: Int64? {
    if case .reviewComment(let comment, _) = self { comment } else { nil }
  }
}
