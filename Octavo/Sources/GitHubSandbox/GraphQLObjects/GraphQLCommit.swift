/// A commit of a repository.
struct GraphQLCommit: GraphQLObject {
  let scope: GraphQLScope
  let repository: String
  let oid: String
  /// The number of the pull request in which it was asked for, whose rules name required checks.
  var pull: Int?

  var type: String { "Commit" }
  private var page: String { "/\(repository)/commit/\(oid)" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "oid": return .text(oid)
    case "id": return .text(nodeIdentifier("Commit", "\(repository):\(oid)"))
    case "abbreviatedOid": return .text(String(oid.prefix(7)))
    case "resourcePath", "commitResourcePath": return .text(page)
    case "url", "commitUrl": return .text(scope.request.links.web + page)
    case "repository": return .object(try await scope.repository(repository))
    case "statusCheckRollup": return .object(orNull: try await rollup())
    case "status": return .object(orNull: try await status())
    case "checkSuites": return .object(try await suites(arguments))
    // The sandbox does not look at signatures.
    case "signature": return .null
    default: return try await recorded(field, arguments)
    }
  }

  private func recorded(
    _ field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    let rest = try await scope.call("GET", "repos/\(repository)/commits/\(oid)")
    let message = rest["commit"]?["message"]?.text ?? ""
    let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    switch field {
    case "message": return .text(message)
    case "messageHeadline": return .text(lines.first.map(String.init) ?? "")
    case "messageBody":
      return .text(lines.count > 1 ? String(lines[1].drop { $0 == "\n" }) : "")
    case "authoredDate": return .rest(rest["commit"]?["author"] ?? .null, "date")
    case "committedDate": return .rest(rest["commit"]?["committer"] ?? .null, "date")
    case "author", "committer": return .object(person(field, rest))
    case "authors":
      return .object(try GraphQLConnection("GitActor", [person("author", rest)], arguments))
    case "parents":
      let parents = (rest["parents"]?.items ?? []).map {
        GraphQLCommit(scope: scope, repository: repository, oid: $0["sha"]?.text ?? "")
      }
      return .object(try GraphQLConnection("Commit", parents, arguments))
    default: return .null
    }
  }

  private func person(_ field: String, _ rest: GraphQLValue) -> GraphQLRecord {
    let person = rest["commit"]?[field] ?? .null
    let user = GraphQLActor(scope: scope, member: rest[field])
    return GraphQLRecord(
      type: "GitActor",
      fields: [
        "name": .rest(person, "name"), "email": .rest(person, "email"),
        "date": .rest(person, "date"), "user": .object(orNull: user),
        "avatarUrl": .text(rest[field]?["avatar_url"]?.text ?? scope.request.links.avatar("ghost")),
      ]
    )
  }

  /// Returns all that services say about the commit; `nil` if there is nothing.
  func rollup() async throws -> GraphQLRollup? {
    guard let hosted = try await scope.hosted(repository) else { return nil }
    let rollup = try await scope.services
      .rollups(of: [oid], in: hosted, at: scope.request.now)[oid]
    guard let rollup, !rollup.isEmpty else { return nil }
    return GraphQLRollup(commit: self, rollup: rollup)
  }

  private func status() async throws -> GraphQLRecord? {
    guard let rollup = try await rollup(), !rollup.rollup.statuses.isEmpty else { return nil }
    let contexts = rollup.rollup.statuses.map { GraphQLStatusContext(commit: self, status: $0) }
    let only = CheckRollup([], rollup.rollup.statuses, at: rollup.rollup.time)
    return GraphQLRecord(
      type: "Status",
      fields: [
        "id": .text(nodeIdentifier("Status", "\(repository):\(oid)")), "commit": .object(self),
        "state": .text(only.state), "contexts": .list(contexts.map { .object($0) }),
        "context": .object(orNull: contexts.first),
      ]
    )
  }

  private func suites(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    guard let hosted = try await scope.hosted(repository) else { throw ErrorResponse.notFound }
    let store = try await scope.services.checks(of: hosted, at: scope.request.now)
    let suites = try await store.suites(of: oid, in: hosted.id).map {
      GraphQLCheckSuite(commit: self, suite: $0)
    }
    return try GraphQLConnection("CheckSuite", suites, arguments)
  }

  /// Whether a check has to pass before a pull request is merged.
  func isRequired(_ name: String, _ arguments: [String: GraphQLValue]) async throws -> Bool {
    var number = arguments["pullRequestNumber"]?.number ?? pull
    if let id = arguments["pullRequestId"]?.text, let node = try? await scope.node(id) {
      number = (node as? GraphQLIssue)?.number
    }
    guard let number else {
      throw GraphQLError("A pull request ID or pull request number is required.")
    }
    let issue = try await scope.issue(number, in: repository)
    return try await issue.rules()?.checks.contains(name) == true
  }
}

/// A commit of a pull request.
struct GraphQLPullCommit: GraphQLObject {
  let pull: GraphQLIssue
  /// The commit in the REST API.
  let rest: GraphQLValue

  var type: String { "PullRequestCommit" }

  func value(of field: String, _ arguments: [String: GraphQLValue]) -> GraphQLResult {
    let oid = rest["sha"]?.text ?? ""
    let path = "/\(pull.repository)/pull/\(pull.number)/commits/\(oid)"
    return switch field {
    case "commit":
      .object(
        GraphQLCommit(
          scope: pull.scope,
          repository: pull.repository,
          oid: oid,
          pull: pull.number
        )
      )
    case "id": .text(nodeIdentifier("PullRequestCommit", "\(pull.repository):\(oid)"))
    case "pullRequest": .object(pull)
    case "resourcePath": .text(path)
    case "url": .text(pull.scope.request.links.web + path)
    default: .null
    }
  }
}
