/// An issue or a pull request.
struct GraphQLIssue: GraphQLReactable {
  let scope: GraphQLScope
  /// The full name of its repository.
  let repository: String
  /// The issue in the REST API, or the pull request in the form of one.
  let rest: GraphQLValue

  var type: String { rest["pull_request"] == nil ? "Issue" : "PullRequest" }
  var number: Int { rest["number"]?.number ?? 0 }
  var path: String { "repos/\(repository)/issues/\(number)" }
  var isOpen: Bool { rest["state"] == .string("open") }

  /// GitHub's word for its state.
  var state: String {
    let isMerged = rest["pull_request"]?["merged_at"]?.text != nil
    return isOpen ? "OPEN" : isMerged ? "MERGED" : "CLOSED"
  }

  func reloaded() async throws -> Self { try await scope.issue(number, in: repository) }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "repository": .object(try await scope.repository(repository))
    case "resourcePath":
      .text("/\(repository)/\(type == "Issue" ? "issues" : "pull")/\(number)")
    case "closed": .bool(!isOpen)
    case "state": .text(state)
    case "stateReason": .word(rest["state_reason"]?.text)
    case "activeLockReason": .word(rest["active_lock_reason"]?.text)
    case "locked": .rest(rest, "locked")
    case "labels": .object(try labels(arguments))
    case "assignees": .object(try assignees(arguments))
    case "comments": .object(try await comments(arguments))
    case "linkedBranches": .object(try await linkedBranches(arguments))
    case "isPinned": .bool(try await stored()?.isPinned ?? false)
    case "userContentEdits": .object(try await edits(try await versions(), arguments))
    case "lastEditedAt": lastEdited(try await versions())
    case "timelineItems": .object(try await timelineItems(arguments))
    case "projectItems": .object(try await projectItems(arguments))
    case "parent": .object(orNull: try await parent())
    case "closedByPullRequestsReferences": .object(try await closing(arguments))
    // No review is requested or written here, and no check runs.
    case "reviews": .object(try GraphQLConnection("PullRequestReview", [], arguments))
    case "reviewRequests": .object(try GraphQLConnection("ReviewRequest", [], arguments))
    case "commits": .object(try GraphQLConnection("PullRequestCommit", [], arguments))
    case "viewerCanUpdate": .bool(try await canChange(.write))
    case "viewerCanClose": .bool(try await canChange(.triage, if: isOpen))
    case "viewerCanReopen": .bool(try await canChange(.triage, if: !isOpen))
    case "viewerCanSubscribe": .bool(type == "Issue")
    case "viewerSubscription": .text(try await subscription()?.rawValue)
    case "additions", "deletions", "changedFiles", "baseRefName", "headRefName", "merged",
      "mergedAt", "isDraft":
      try await pull(field)
    default: try await contribution(field)
    }
  }

  private func versions() async throws -> [StoredTextVersion] {
    try await IssueStore(state: scope.services.state).versions(of: try await stored()?.id)
  }

  private func labels(_ arguments: [String: GraphQLValue]) throws -> GraphQLConnection {
    let records = (rest["labels"]?.items ?? []).map { label in
      GraphQLRecord(
        type: "Label",
        fields: [
          "id": .rest(label, "node_id"), "name": .rest(label, "name"),
          "color": .rest(label, "color"), "description": .rest(label, "description"),
          "isDefault": .rest(label, "default"),
        ]
      )
    }
    return try GraphQLConnection("Label", records, arguments)
  }

  private func assignees(_ arguments: [String: GraphQLValue]) throws -> GraphQLConnection {
    let users = (rest["assignees"]?.items ?? []).map { GraphQLActor(scope: scope, rest: $0) }
    return try GraphQLConnection("User", users, arguments)
  }

  private func comments(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let comments = try await scope.all("\(path)/comments").map {
      GraphQLComment(scope: scope, repository: repository, rest: $0)
    }
    return try GraphQLConnection("IssueComment", comments, arguments)
  }

  /// Whether the viewer may change it; a pull request is not stored, and no user may.
  private func canChange(_ least: SandboxRole, if isPossible: Bool = true) async throws -> Bool {
    guard type == "Issue", isPossible else { return false }
    return try await scope.may(least, orAuthor: author, in: repository)
  }

  private func pull(_ field: String) async throws -> GraphQLResult {
    let pull = try await scope.call("GET", "repos/\(repository)/pulls/\(number)")
    return switch field {
    case "changedFiles": .rest(pull, "changed_files")
    case "baseRefName": .rest(pull["base"] ?? .null, "ref")
    case "headRefName": .rest(pull["head"] ?? .null, "ref")
    case "mergedAt": .rest(pull, "merged_at")
    case "isDraft": .rest(pull, "draft")
    default: .rest(pull, field)
    }
  }
}
