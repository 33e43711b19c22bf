/// A comment on a line or a file of a pull request.
struct GraphQLReviewComment: GraphQLReactable {
  let pull: GraphQLIssue
  let rest: GraphQLValue
  let stored: StoredReviewComment

  var scope: GraphQLScope { pull.scope }
  var type: String { "PullRequestReviewComment" }
  var id: Int { rest["id"]?.number ?? 0 }
  var path: String { "repos/\(pull.repository)/pulls/comments/\(id)" }
  var isOutdated: Bool { stored.line != nil && rest["line"]?.number == nil }

  func reloaded() async throws -> Self {
    GraphQLReviewComment(pull: pull, rest: try await scope.call("GET", path), stored: stored)
  }

  private static let names = [
    "diffHunk": "diff_hunk", "path": "path", "line": "line", "originalLine": "original_line",
    "startLine": "start_line", "originalStartLine": "original_start_line", "position": "position",
    "publishedAt": "created_at",
  ]

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    if let name = Self.names[field] { return .rest(rest, name) }
    switch field {
    case "originalPosition": return .number(rest["original_position"]?.number ?? 1)
    case "outdated": return .bool(isOutdated)
    case "subjectType": return .word(rest["subject_type"]?.text)
    case "commit": return .object(commit("commit_id"))
    case "originalCommit": return .object(commit("original_commit_id"))
    case "pullRequest": return .object(pull)
    case "repository": return .object(try await scope.repository(pull.repository))
    case "pullRequestReview": return .object(orNull: try await review())
    case "replyTo":
      guard let reply = stored.reply else { return .null }
      return .object(orNull: try await pull.reviewComments().first { $0.stored.id == reply })
    case "state":
      return .text(try await review()?.state == "PENDING" ? "PENDING" : "SUBMITTED")
    case "isMinimized": return .bool(stored.hidden != nil)
    case "minimizedReason": return .text(stored.hidden)
    case "lastEditedAt": return .time(stored.updated > stored.created ? stored.updated : nil)
    case "userContentEdits":
      return .object(try GraphQLConnection("UserContentEdit", [], arguments))
    case "resourcePath":
      return .text("/\(pull.repository)/pull/\(pull.number)#discussion_r\(id)")
    case "viewerCanUpdate", "viewerCanDelete":
      return .bool(try await scope.may(.write, orAuthor: author, in: pull.repository))
    case "viewerCanMinimize":
      return .bool(try await scope.may(.write, orAuthor: nil, in: pull.repository))
    default: return try await contribution(field)
    }
  }

  private func commit(_ name: String) -> GraphQLCommit {
    let oid = rest[name]?.text ?? ""
    return GraphQLCommit(scope: scope, repository: pull.repository, oid: oid)
  }

  private func review() async throws -> GraphQLReview? {
    try await pull.reviews([:]).first { Int64($0.id) == stored.review }
  }
}

extension GraphQLIssue {
  /// Returns the comments on lines and files that the viewer sees, the oldest first.
  func reviewComments() async throws -> [GraphQLReviewComment] {
    let issue = try await listed().issue
    guard issue.id != nil else { return [] }
    let stored = try await ReviewStore(state: scope.services.state)
      .comments(on: issue, for: scope.login).keyed { Int($0.id ?? 0) }
    return try await scope.all("\(pullPath)/comments").compactMap { rest in
      stored[rest["id"]?.number ?? 0].map {
        GraphQLReviewComment(pull: self, rest: rest, stored: $0)
      }
    }
  }
}
