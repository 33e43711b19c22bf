/// An issue or a comment that users react to.
enum ReactionSubject: Hashable, Sendable {
  case issue(Int64)
  case comment(Int64, issue: Int64)

  var issue: Int64 {
    switch self {
    case .issue(let issue), .comment(_, let issue): issue
    }
  }

  var comment: Int64? {
    if case .comment(let comment, _) = self { comment } else { nil }
  }
}
