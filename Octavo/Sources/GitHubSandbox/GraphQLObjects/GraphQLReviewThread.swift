/// A conversation about a line or a file of a pull request.
struct GraphQLReviewThread: GraphQLObject {
  let pull: GraphQLIssue
  let stored: StoredReviewThread
  /// The comments, of which there is at least one, the oldest first.
  let comments: [GraphQLReviewComment]

  var type: String { "PullRequestReviewThread" }
  var scope: GraphQLScope { pull.scope }
  private var first: GraphQLValue { comments.first?.rest ?? .null }
  private var isResolved: Bool { stored.resolver != nil }

  private static let names = [
    "path": "path", "line": "line", "originalLine": "original_line", "startLine": "start_line",
    "originalStartLine": "original_start_line",
  ]

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    if let name = Self.names[field] { return .rest(first, name) }
    switch field {
    case "id": return .text(nodeIdentifier("PullRequestReviewThread", stored.id ?? 0))
    case "comments":
      return .object(try GraphQLConnection("PullRequestReviewComment", comments, arguments))
    case "diffSide": return .text(first["side"]?.text ?? "RIGHT")
    case "startDiffSide": return .rest(first, "start_side")
    case "subjectType": return .word(first["subject_type"]?.text)
    case "isResolved", "isCollapsed": return .bool(isResolved)
    case "isOutdated": return .bool(comments.first?.isOutdated ?? false)
    case "resolvedBy":
      guard let login = stored.resolver else { return .null }
      return .object(try await scope.actor(login))
    case "pullRequest": return .object(pull)
    case "repository": return .object(try await scope.repository(pull.repository))
    case "viewerCanReply": return .bool(try await canReply())
    case "viewerCanResolve": return isResolved ? .bool(false) : .bool(try await mayResolve())
    case "viewerCanUnresolve": return isResolved ? .bool(try await mayResolve()) : .bool(false)
    default: return .null
    }
  }

  private func canReply() async throws -> Bool {
    guard pull.rest["locked"] == .bool(true) else { return true }
    return try await scope.may(.write, orAuthor: nil, in: pull.repository)
  }

  /// Whether the viewer may resolve it: a writer, or the author of the pull request.
  func mayResolve() async throws -> Bool {
    try await scope.may(.write, orAuthor: pull.author, in: pull.repository)
  }

  /// Resolves it, or opens it again.
  ///
  /// - Throws: A `FORBIDDEN` if the viewer may not.
  func resolve(_ isResolved: Bool) async throws -> GraphQLReviewThread {
    guard try await mayResolve() else {
      throw GraphQLError("\(scope.login) may not resolve this conversation.", type: "FORBIDDEN")
    }
    let store = ReviewStore(state: scope.services.state)
    try await store.resolve(stored, by: isResolved ? scope.login : nil)
    scope.memory.forget()
    let changed = try await store.thread(Int(stored.id ?? 0)) ?? stored
    return GraphQLReviewThread(pull: pull, stored: changed, comments: comments)
  }
}

extension GraphQLIssue {
  /// Returns the conversations that have a comment which the viewer sees, the oldest first.
  func threads() async throws -> [GraphQLReviewThread] {
    let comments = Dictionary(grouping: try await reviewComments(), by: \.stored.thread)
    if comments.isEmpty { return [] }
    let stored = try await ReviewStore(state: scope.services.state)
      .threads(of: try await listed().issue)
    return stored.compactMap { thread in
      comments[thread.id ?? 0].map {
        GraphQLReviewThread(pull: self, stored: thread, comments: $0)
      }
    }
  }
}
