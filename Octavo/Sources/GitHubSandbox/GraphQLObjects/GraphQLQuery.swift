/// The fields of a query.
struct GraphQLQuery: GraphQLObject {
  let scope: GraphQLScope

  var type: String { "Query" }

  /// The largest number of nodes that one field may name.
  private static let mostNodes = 100

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "viewer": .object(try await scope.user(scope.login))
    case "user": .object(try await user(arguments["login"]?.text ?? ""))
    case "repository": .object(try await repository(arguments))
    case "node": .object(try await scope.node(arguments["id"]?.text ?? ""))
    case "nodes": try await nodes(arguments["ids"])
    case "search": .object(try await search(arguments))
    case "organization": .object(try await owner(arguments, "Organization"))
    case "repositoryOwner": .object(orNull: try? await owner(arguments, nil))
    case "rateLimit": .object(rateLimit)
    default: .null
    }
  }

  private func search(_ arguments: [String: GraphQLValue]) async throws -> GraphQLSearch {
    let kind = GraphQLSearch.Kind(rawValue: arguments["type"]?.text ?? "") ?? .discussion
    if kind != .discussion { return try await scope.search(kind, arguments) }
    let found = try await discussions(arguments)
    return GraphQLSearch(
      kind: kind,
      page: try GraphQLConnection("SearchResultItem", found, arguments),
      count: found.count
    )
  }

  /// Returns a user or an organisation.
  private func owner(
    _ arguments: [String: GraphQLValue],
    _ type: String?
  ) async throws -> GraphQLActor {
    let login = arguments["login"]?.text ?? ""
    let found = try await scope.ifFound { try await scope.user(login) }
    guard let found, found.type == type ?? found.type else {
      throw GraphQLError.notFound(type ?? "User", "login of '\(login)'")
    }
    return found
  }

  /// Returns the discussions that a search finds in the repository that it names.
  private func discussions(
    _ arguments: [String: GraphQLValue]
  ) async throws -> [GraphQLDiscussion] {
    let query = SearchQuery(arguments["query"]?.text ?? "", in: .discussions)
    let name = query.conditions.first { $0.key == "repo" && !$0.isNegated }?.value
    var found: [GraphQLDiscussion] = []
    if let name, let repository = try await scope.hosted(name) {
      found = try await NotificationStore(state: scope.services.state)
        .discussions(in: repository.id, words: query.words)
        .map { GraphQLDiscussion(scope: scope, repository: repository, stored: $0) }
    }
    return found
  }

  private func user(_ login: String) async throws -> GraphQLActor {
    let known = try await scope.services.catalog.snapshot().users.user(login: login)
    guard let known, !known.isOrganization else {
      throw GraphQLError.notFound("User", "login of '\(login)'")
    }
    return try await scope.user(known.login)
  }

  private func repository(_ arguments: [String: GraphQLValue]) async throws -> GraphQLRepository {
    let name = "\(arguments["owner"]?.text ?? "")/\(arguments["name"]?.text ?? "")"
    try scope.services.singleSignOn.check(arguments["owner"]?.text ?? "", for: scope.request)
    let followsRenames = arguments["followRenames"] != .bool(false)
    guard let found = try await scope.hosted(name, followingRenames: followsRenames) else {
      throw GraphQLError.notFound("Repository", "name '\(name)'")
    }
    return try await scope.repository(found.fullName)
  }

  /// Returns the nodes with several names; null in the place of one that is missing.
  private func nodes(_ names: GraphQLValue?) async throws -> GraphQLResult {
    guard let names = names?.items, names.count <= Self.mostNodes else {
      throw GraphQLError("You may not provide more than 100 node ids.", type: "ARGUMENT_LIMIT")
    }
    var nodes: [GraphQLResult] = []
    for name in names {
      do {
        nodes.append(.object(try await scope.node(name.text ?? "")))
      } catch {
        nodes.append(.failure(GraphQLError(error)))
      }
    }
    return .list(nodes)
  }

  private var rateLimit: GraphQLRecord {
    let limit = scope.services.limits.state(
      of: .graphQL,
      for: scope.request.viewer,
      now: scope.request.now
    )
    return GraphQLRecord(
      type: "RateLimit",
      fields: [
        "cost": .number(scope.points), "limit": .number(limit.limit),
        "remaining": .number(limit.remaining), "resetAt": .time(limit.reset),
        "used": .number(limit.used),
      ]
    )
  }
}
