/// The results of a search.
struct GraphQLSearch: GraphQLObject {
  /// The kinds of results, by the words of the schema.
  enum Kind: String {
    case issue = "ISSUE"
    case repository = "REPOSITORY"
    case user = "USER"
    case discussion = "DISCUSSION"

    /// The path of the search in the REST API; `nil` if it has none.
    var path: String? {
      switch self {
      case .issue: "search/issues"
      case .repository: "search/repositories"
      case .user: "search/users"
      case .discussion: nil
      }
    }
  }

  /// GitHub returns no more results of one search.
  static let reach = 1000

  let kind: Kind
  let page: GraphQLConnection
  /// The number of all results.
  let count: Int

  var type: String { page.type }

  func value(of field: String, _ arguments: [String: GraphQLValue]) throws -> GraphQLResult {
    switch field {
    case "issueCount": .number(kind == .issue ? count : 0)
    case "repositoryCount": .number(kind == .repository ? count : 0)
    case "userCount": .number(kind == .user ? count : 0)
    case "discussionCount": .number(kind == .discussion ? count : 0)
    case "codeCount", "wikiCount": .number(0)
    default: try page.value(of: field, arguments)
    }
  }
}

extension GraphQLScope {
  /// Searches by the REST route, of which only the pages that are needed are read.
  func search(
    _ kind: GraphQLSearch.Kind,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLSearch {
    let text = arguments["query"]?.text ?? ""
    let query = "q=\(PercentCoding.encode(text.utf8, keepingSlashes: false))"
    let path = kind.path ?? ""
    let first = try await call("GET", path, query: "\(query)&per_page=100&page=1")
    let count = first["total_count"]?.number ?? 0
    var items = first["items"]?.items ?? []
    let end = try needed(arguments, of: min(count, GraphQLSearch.reach))
    while items.count < end, items.count % 100 == 0, !items.isEmpty {
      let number = items.count / 100 + 1
      let page = try await call("GET", path, query: "\(query)&per_page=100&page=\(number)")
      let more = page["items"]?.items ?? []
      if more.isEmpty { break }
      items += more
    }
    var objects = items.map { object($0, kind) }
    let missing = min(count, GraphQLSearch.reach) - objects.count
    // The rest only counts: no page that is asked for reaches it.
    if missing > 0 {
      objects += Array(repeating: GraphQLRecord(type: "Issue", fields: [:]), count: missing)
    }
    let connection = try GraphQLConnection("SearchResultItem", objects, arguments)
    return GraphQLSearch(kind: kind, page: connection, count: count)
  }

  /// Returns the number of results that have to be read for the page of arguments.
  private func needed(
    _ arguments: [String: GraphQLValue],
    of count: Int
  ) throws -> Int {
    if arguments["last"]?.number != nil { return count }
    let after = try arguments["after"]?.text.map(GraphQLConnection.place) ?? 0
    return min(count, after + min(100, max(0, arguments["first"]?.number ?? 0)))
  }

  private func object(_ rest: GraphQLValue, _ kind: GraphQLSearch.Kind) -> any GraphQLObject {
    switch kind {
    case .repository: return GraphQLRepository(scope: self, rest: rest)
    case .user: return GraphQLActor(scope: self, rest: rest)
    case .issue, .discussion:
      let parts = (rest["repository_url"]?.text ?? "").split(separator: "/").suffix(2)
      return GraphQLLaterIssue(
        scope: self,
        repository: parts.joined(separator: "/"),
        number: rest["number"]?.number ?? 0,
        type: rest["pull_request"] == nil ? "Issue" : "PullRequest"
      )
    }
  }
}
