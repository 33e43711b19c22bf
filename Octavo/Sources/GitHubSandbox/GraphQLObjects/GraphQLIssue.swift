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
    if type == "PullRequest", let value = try await pullValue(of: field, arguments) { return value }
    return switch field {
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
    case "milestone": .object(orNull: milestone)
    case "participants": .object(try await participants(arguments))
    case "titleHTML": .text(RenderedMarkup.escaped(rest["title"]?.text ?? ""))
    // Classic projects, which GitHub has given up and gh asks for.
    case "projectCards": .object(try GraphQLConnection("ProjectCard", [], arguments))
    case "viewerCanLabel": .bool(try await scope.may(.triage, orAuthor: nil, in: repository))
    case "isReadByViewer": .null
    case "viewerCanUpdate": .bool(try await canChange(.write))
    case "viewerCanClose": .bool(try await canChange(.triage, if: isOpen))
    case "viewerCanReopen": .bool(try await canChange(.triage, if: !isOpen))
    case "viewerCanSubscribe": .bool(try await stored() != nil)
    case "viewerSubscription": .text(try await subscription()?.rawValue)
    default: try await contribution(field)
    }
  }

  private func versions() async throws -> [StoredTextVersion] {
    try await IssueStore(state: scope.services.state).versions(of: try await stored()?.id)
  }

  private func labels(_ arguments: [String: GraphQLValue]) throws -> GraphQLConnection {
    let records = (rest["labels"]?.items ?? []).map(GraphQLRecord.label)
    return try GraphQLConnection("Label", records, arguments)
  }

  private func assignees(_ arguments: [String: GraphQLValue]) throws -> GraphQLConnection {
    let users = (rest["assignees"]?.items ?? []).map { GraphQLActor(scope: scope, rest: $0) }
    return try GraphQLConnection("User", users, arguments)
  }

  private var milestone: GraphQLMilestone? {
    guard let milestone = rest["milestone"], milestone["number"] != nil else { return nil }
    return GraphQLMilestone(scope: scope, repository: repository, rest: milestone)
  }

  /// Returns the users who have taken part, the author first; programs are none of them.
  private func participants(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let comments = try await scope.all("\(path)/comments").map { $0["user"] ?? .null }
    let reviews = type == "Issue" ? [] : try await reviews([:]).map { $0.rest["user"] ?? .null }
    var logins: Set<String> = []
    let people = ([rest["user"] ?? .null] + comments + reviews).compactMap {
      GraphQLActor(scope: scope, member: $0)
    }.filter { $0.type == "User" && logins.insert($0.login.lowercased()).inserted }
    return try GraphQLConnection("User", people, arguments)
  }

  private func comments(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let comments = try await scope.all("\(path)/comments").map {
      GraphQLComment(scope: scope, repository: repository, rest: $0)
    }
    return try GraphQLConnection("IssueComment", comments, arguments)
  }

  /// Whether the viewer may change it; a pull request that only a merge commit tells of stays as it
  /// is.
  private func canChange(_ least: SandboxRole, if isPossible: Bool = true) async throws -> Bool {
    guard isPossible, try await stored() != nil else { return false }
    return try await scope.may(least, orAuthor: author, in: repository)
  }
}
