/// The fields that only a pull request has.
extension GraphQLIssue {
  var pullPath: String { "repos/\(repository)/pulls/\(number)" }

  /// Returns the pull request in the REST API.
  func pull() async throws -> GraphQLValue { try await scope.call("GET", pullPath) }

  /// Returns the pull request as the REST routes read it.
  func listed() async throws -> ListedPull {
    var inner = scope.request
    let parts = repository.split(separator: "/", maxSplits: 1)
    inner.parameters = [
      "owner": Array(parts[0].utf8), "repo": Array((parts.last ?? "").utf8),
      "number": Array("\(number)".utf8),
    ]
    return try await scope.services.pull(inner)
  }

  /// Returns the value of a field of pull requests; `nil` for another field.
  func pullValue(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult? {
    if let value = try await numberValue(of: field) { return value }
    if let value = try await branchValue(of: field) { return value }
    if let value = try await mergeValue(of: field, arguments) { return value }
    if let value = try await reviewValue(of: field, arguments) { return value }
    return switch field {
    case "commits": .object(try await commits(arguments))
    case "statusCheckRollup":
      .object(orNull: try await headCommit().rollup())
    case "files": .object(try await files(arguments))
    case "closingIssuesReferences": .object(try await closed(arguments))
    case "timelineItems": .object(try await pullTimeline(arguments))
    case "projectCards": .object(try GraphQLConnection("ProjectCard", [], arguments))
    default: nil
    }
  }

  private static let numbers = [
    "additions": "additions", "deletions": "deletions", "changedFiles": "changed_files",
    "merged": "merged", "mergedAt": "merged_at", "isDraft": "draft", "permalink": "html_url",
    "maintainerCanModify": "maintainer_can_modify", "publishedAt": "created_at",
  ]

  private func numberValue(of field: String) async throws -> GraphQLResult? {
    if let name = Self.numbers[field] { return .rest(try await pull(), name) }
    switch field {
    case "checksUrl": return .text("\(rest["html_url"]?.text ?? "")/checks")
    case "checksResourcePath": return .text("/\(repository)/pull/\(number)/checks")
    case "totalCommentsCount":
      let pull = try await pull()
      return .number((pull["comments"]?.number ?? 0) + (pull["review_comments"]?.number ?? 0))
    default: return nil
    }
  }

  /// Returns the fields of the two ends.
  private func branchValue(of field: String) async throws -> GraphQLResult? {
    guard field.hasPrefix("base") || field.hasPrefix("head") || field == "isCrossRepository" else {
      return nil
    }
    let pull = try await pull()
    let (base, head) = (pull["base"] ?? .null, pull["head"] ?? .null)
    let source = head["repo"]?["full_name"]?.text
    switch field {
    case "baseRefName": return .rest(base, "ref")
    case "baseRefOid": return .rest(base, "sha")
    case "headRefName": return .rest(head, "ref")
    case "headRefOid": return .rest(head, "sha")
    case "baseRepository": return .object(try await scope.repository(repository))
    case "baseRef":
      return .object(orNull: try await scope.ref(base["ref"]?.text ?? "", in: repository))
    case "isCrossRepository": return .bool(source?.lowercased() != repository.lowercased())
    case "headRepository":
      guard let source else { return .null }
      return .object(orNull: try await scope.ifFound { try await scope.repository(source) })
    case "headRepositoryOwner":
      return .object(orNull: GraphQLActor(scope: scope, member: head["user"]))
    case "headRef":
      guard let source else { return .null }
      return .object(orNull: try await scope.ref(head["ref"]?.text ?? "", in: source))
    default: return nil
    }
  }

  /// Returns the commit at the head.
  func headCommit() async throws -> GraphQLCommit {
    let sha = try await pull()["head"]?["sha"]?.text ?? ""
    return GraphQLCommit(scope: scope, repository: repository, oid: sha, pull: number)
  }

  /// Returns the commits, oldest first.
  private func commits(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let commits = try await scope.all("\(pullPath)/commits").map { commit in
      GraphQLPullCommit(pull: self, rest: commit)
    }
    return try GraphQLConnection("PullRequestCommit", commits, arguments)
  }

  /// Returns the issues that the text says are closed by the merge.
  private func closed(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let numbers = ClosingWords.numbers(in: rest["body"]?.text ?? "")
    var issues: [GraphQLIssue] = []
    for number in numbers {
      let found = try await scope.ifFound { try await scope.issue(number, in: repository) }
      if let found, found.type == "Issue" { issues.append(found) }
    }
    return try GraphQLConnection("Issue", issues, arguments)
  }
}
