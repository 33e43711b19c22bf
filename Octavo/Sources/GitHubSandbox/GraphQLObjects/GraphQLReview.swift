/// A review of a pull request.
struct GraphQLReview: GraphQLReactable {
  let pull: GraphQLIssue
  let rest: GraphQLValue

  var scope: GraphQLScope { pull.scope }
  var type: String { "PullRequestReview" }
  var id: Int { rest["id"]?.number ?? 0 }
  var state: String { rest["state"]?.text ?? "" }
  var path: String { "\(pull.pullPath)/reviews/\(id)" }

  func reloaded() async throws -> Self {
    GraphQLReview(pull: pull, rest: try await scope.call("GET", path))
  }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "state": .text(state)
    // A pending review has been written now.
    case "createdAt", "updatedAt":
      .text(rest["submitted_at"]?.text ?? Timestamp(scope.request.now).text)
    case "submittedAt", "publishedAt": .rest(rest, "submitted_at")
    case "pullRequest": .object(pull)
    case "repository": .object(try await scope.repository(pull.repository))
    case "commit": .object(commit)
    case "comments": .object(try await comments(arguments))
    case "authorCanPushToRepository": .bool(try await canPush())
    case "isMinimized", "viewerCanReact": .bool(false)
    case "minimizedReason", "lastEditedAt": .null
    // Reactions to reviews are not stored.
    case "reactionGroups": .list([])
    case "userContentEdits": .object(try GraphQLConnection("UserContentEdit", [], arguments))
    case "resourcePath": .text("/\(pull.repository)/pull/\(pull.number)#pullrequestreview-\(id)")
    case "viewerCanUpdate": .bool(scope.isViewer(author))
    case "viewerCanDelete": .bool(scope.isViewer(author) && state == "PENDING")
    case "viewerCanMinimize":
      .bool(try await scope.may(.write, orAuthor: nil, in: pull.repository))
    default: try await contribution(field)
    }
  }

  private var commit: GraphQLCommit {
    let oid = rest["commit_id"]?.text ?? ""
    return GraphQLCommit(scope: scope, repository: pull.repository, oid: oid)
  }

  private func canPush() async throws -> Bool {
    guard let hosted = try await scope.hosted(pull.repository) else { return false }
    let roles = try await scope.services.catalog.snapshot().roles
    return roles.role(of: author ?? "", in: hosted) >= .write
  }

  private func comments(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let all = try await pull.reviewComments().filter { $0.stored.review == Int64(id) }
    return try GraphQLConnection("PullRequestReviewComment", all, arguments)
  }
}
