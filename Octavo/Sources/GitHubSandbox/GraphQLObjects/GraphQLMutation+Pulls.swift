/// The mutations of pull requests.
extension GraphQLMutation {
  /// Carries a mutation of a pull request out; `nil` for another field.
  func changePull(
    _ field: String,
    _ input: GraphQLValue
  ) async throws -> [String: GraphQLResult]? {
    switch field {
    case "markFileAsViewed": return try await mark(input, isViewed: true)
    case "unmarkFileAsViewed": return try await mark(input, isViewed: false)
    case "resolveReviewThread": return try await resolve(input, true)
    case "unresolveReviewThread": return try await resolve(input, false)
    case "requestReviews": return try await requestReviews(input)
    case "convertPullRequestToDraft": return try await setDraft(input, true)
    case "markPullRequestReadyForReview": return try await setDraft(input, false)
    case "closePullRequest": return try await patch(input, ["state": .string("closed")])
    case "reopenPullRequest": return try await patch(input, ["state": .string("open")])
    case "updatePullRequest": return try await update(input)
    case "rerequestCheckSuite": return try await rerequest(input)
    default: return try await changeReview(field, input)
    }
  }

  func pull(_ input: GraphQLValue) async throws -> GraphQLIssue {
    let issue = try await node(input, "pullRequestId", as: GraphQLIssue.self)
    guard issue.type == "PullRequest" else {
      let id = input["pullRequestId"]?.text ?? ""
      throw GraphQLError.notFound("pull request", "global id of '\(id)'")
    }
    return issue
  }

  private func mark(
    _ input: GraphQLValue,
    isViewed: Bool
  ) async throws -> [String: GraphQLResult] {
    let pull = try await pull(input)
    try await pull.setViewed(input["path"]?.text ?? "", isViewed)
    return ["pullRequest": .object(try await pull.reloaded())]
  }

  private func resolve(
    _ input: GraphQLValue,
    _ isResolved: Bool
  ) async throws -> [String: GraphQLResult] {
    let thread = try await node(input, "threadId", as: GraphQLReviewThread.self)
    return ["thread": .object(try await thread.resolve(isResolved))]
  }

  private func requestReviews(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let pull = try await pull(input)
    var logins: [GraphQLValue] = []
    for id in input["userIds"]?.items ?? [] {
      guard let user = try await scope.node(id.text ?? "") as? GraphQLActor else { continue }
      logins.append(.string(user.rest["login"]?.text ?? ""))
    }
    let names = (input["teamIds"]?.items ?? []).compactMap(\.text)
    let teams = try await scope.services.catalog.snapshot().organizations.flatMap(\.teams)
      .filter { names.contains(nodeIdentifier("Team", stableIdentifier("team", $0.fullName))) }
      .map { GraphQLValue.string($0.slug) }
    let path = "\(pull.pullPath)/requested_reviewers"
    if input["union"] != .bool(true) { try await withdrawAll(of: pull, path) }
    try await scope.call(
      "POST",
      path,
      body: ["reviewers": .list(logins), "team_reviewers": .list(teams)]
    )
    return ["pullRequest": .object(try await pull.reloaded())]
  }

  private func withdrawAll(of pull: GraphQLIssue, _ path: String) async throws {
    let asked = try await scope.call("GET", path)
    let logins = (asked["users"]?.items ?? []).map { $0["login"] ?? .null }
    let slugs = (asked["teams"]?.items ?? []).map { $0["slug"] ?? .null }
    if logins.isEmpty, slugs.isEmpty { return }
    try await scope.call(
      "DELETE",
      path,
      body: ["reviewers": .list(logins), "team_reviewers": .list(slugs)]
    )
  }

  /// Makes a pull request a draft, or ready for review; a writer or the author may.
  private func setDraft(
    _ input: GraphQLValue,
    _ isDraft: Bool
  ) async throws -> [String: GraphQLResult] {
    let pull = try await pull(input)
    let listed = try await pull.listed()
    let writer = try await scope.services.writer(scope.request, in: listed.repository)
    try writer.require(.write, orAuthor: listed.issue.login)
    guard listed.isStored, listed.issue.isOpen else {
      throw GraphQLError("Pull request is closed.", type: "UNPROCESSABLE")
    }
    if listed.issue.isDraft != isDraft {
      let event = (isDraft ? "convert_to_draft" : "ready_for_review", IssueEventDetail?.none)
      try await PullStore(state: scope.services.state)
        .change(listed, by: writer.act, event: event) { _, issue in issue.isDraft = isDraft }
      scope.memory.forget()
    }
    return ["pullRequest": .object(try await pull.reloaded())]
  }

  private func patch(
    _ input: GraphQLValue,
    _ body: [String: GraphQLValue]
  ) async throws -> [String: GraphQLResult] {
    let pull = try await pull(input)
    try await scope.call("PATCH", pull.pullPath, body: body)
    return ["pullRequest": .object(try await pull.reloaded())]
  }

  private func update(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let names = [
      "title": "title", "body": "body", "baseRefName": "base",
      "maintainerCanModify": "maintainer_can_modify",
    ]
    var body: [String: GraphQLValue] = [:]
    for (name, member) in names {
      if let value = input[name], value != .null { body[member] = value }
    }
    if let state = input["state"]?.text { body["state"] = .string(state.lowercased()) }
    return try await patch(input, body)
  }

  private func rerequest(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let suite = try await node(input, "checkSuiteId", as: GraphQLCheckSuite.self)
    let path = "repos/\(suite.commit.repository)/check-suites/\(suite.suite.suite.suiteID)"
    try await scope.call("POST", "\(path)/rerequest")
    let store = CheckStore(state: scope.services.state)
    let stored = suite.suite.suite
    let changed = try await store.suite(stored.id ?? 0, in: stored.repository) ?? suite.suite
    return ["checkSuite": .object(GraphQLCheckSuite(commit: suite.commit, suite: changed))]
  }
}
