/// A repository.
struct GraphQLRepository: GraphQLObject {
  let scope: GraphQLScope
  let rest: GraphQLValue

  var type: String { "Repository" }
  var name: String { rest["full_name"]?.text ?? "" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    if let value = try await detail(field, arguments) { return value }
    return switch field {
    case "owner": .object(orNull: GraphQLActor(scope: scope, member: rest["owner"]))
    case "resourcePath": .text("/\(name)")
    case "isInOrganization": .bool(rest["owner"]?["type"]?.text == "Organization")
    case "issue": .object(try await issue(arguments, "Issue"))
    case "pullRequest": .object(try await issue(arguments, "PullRequest"))
    case "issueOrPullRequest": .object(try await issue(arguments, nil))
    case "object":
      .object(orNull: try await scope.object(arguments["expression"]?.text ?? "", in: name))
    case "issues": .object(try await issues(arguments))
    case "viewerCanSubscribe": .bool(true)
    case "viewerSubscription": .text(try await subscription().rawValue)
    case "viewerHasStarred": .bool(try await isStarred())
    default: Self.names[field].map { .rest(rest, $0) } ?? .rest(rest, field)
    }
  }

  private static let names = [
    "id": "node_id", "databaseId": "id", "nameWithOwner": "full_name", "url": "html_url",
    "createdAt": "created_at", "isPrivate": "private", "isFork": "fork", "isArchived": "archived",
    "stargazerCount": "stargazers_count", "forkCount": "forks_count", "homepageUrl": "homepage",
  ]

  private func issue(
    _ arguments: [String: GraphQLValue],
    _ type: String?
  ) async throws -> GraphQLIssue {
    let number = arguments["number"]?.number ?? 0
    let found = try await scope.ifFound { try await scope.issue(number, in: name) }
    guard let found, found.type == type ?? found.type else {
      let what = type ?? "issue or pull request"
      throw GraphQLError.notFound(what, "number of \(number)")
    }
    return found
  }

  private func issues(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let states = arguments["states"]?.items?.compactMap(\.text) ?? []
    let filter = GraphQLIssueFilter(arguments, viewer: scope.login)
    let all = try await scope.all("repos/\(name)/issues", query: "state=all")
    // In GraphQL the oldest is the first.
    let issues = GraphQLOrder(arguments["orderBy"]).sorted(all.reversed()).map {
      GraphQLIssue(scope: scope, repository: name, rest: $0)
    }.filter { issue in
      issue.type == "Issue" && (states.isEmpty || states.contains(issue.state))
        && filter.accepts(issue.rest)
    }
    return try GraphQLConnection("Issue", issues, arguments)
  }

  private func isStarred() async throws -> Bool {
    try await scope.ifFound { try await scope.call("GET", "user/starred/\(name)") } != nil
  }

  private func subscription() async throws -> SubscriptionState {
    let found = try await scope.ifFound {
      try await scope.call("GET", "repos/\(name)/subscription")
    }
    guard let found else { return .unsubscribed }
    return found["ignored"] == .bool(true) ? .ignored : .subscribed
  }

  func set(_ state: SubscriptionState) async throws {
    let path = "repos/\(name)/subscription"
    if state == .unsubscribed {
      try await scope.call("DELETE", path)
    } else {
      try await scope.call("PUT", path, body: ["ignored": .bool(state == .ignored)])
    }
  }
}
