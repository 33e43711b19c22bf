/// Looking for repositories.
struct SearchEndpoints: Sendable {
  let services: EndpointServices

  /// GitHub never gives more results than this.
  private static let reach = 1000
  private static let longestQuery = 256

  var routes: [Route] {
    [.get("/search/repositories", bucket: .search, action: repositories)]
  }

  private enum Order: String {
    case best = "", stars, forks, updated, help = "help-wanted-issues"
  }

  @Sendable private func repositories(_ request: EndpointRequest) async throws -> EndpointResponse {
    guard let text = request.query["q"], !text.allSatisfy(\.isWhitespace) else {
      throw ErrorResponse.invalid(resource: "Search", field: "q", code: "missing")
    }
    guard text.count <= Self.longestQuery, let order = Order(rawValue: request.query["sort"] ?? "")
    else { throw ErrorResponse.invalid(resource: "Search", field: "q") }
    let query = SearchQuery(text)
    let found = try await find(query, order, isAscending: request.query["order"] == "asc", request)
    let page = PageRequest(request.query)
    guard page.start < Self.reach else {
      throw ErrorResponse(status: 422, message: "Only the first 1000 search results are available")
    }
    let items = found.dropFirst(page.start).prefix(page.size).map { details, score in
      RepositoryBody(
        details: details,
        links: request.links,
        match: SearchMatch(
          score: score,
          texts: request.accepts("text-match") ? matches(query, details, request) : nil
        )
      )
    }
    let links = page.links(request, total: min(found.count, Self.reach))
    return .json(
      InlineJSONObject { fields in
        fields.set("total_count", found.count)
        fields.set("incomplete_results", false)
        fields.set("items", items)
      },
      headers: links.map { ["Link": $0] } ?? [:]
    )
  }

  private func find(
    _ query: SearchQuery,
    _ order: Order,
    isAscending: Bool,
    _ request: EndpointRequest
  ) async throws -> [(RepositoryDetails, Double)] {
    let catalog = try await services.catalog(for: request)
    var found: [(details: RepositoryDetails, score: Double)] = []
    for repository in catalog.snapshot.repositories {
      let details = await catalog.details(of: repository)
      if let score = query.score(of: details) { found.append((details, score)) }
    }
    let ranked = found.map { item -> (rank: Double, item: (RepositoryDetails, Double)) in
      let rank: Double =
        switch order {
        case .best: item.score * 1000 + Double(min(item.details.stars, 999))
        case .stars: Double(item.details.stars)
        case .updated: Double(item.details.pushed)
        case .forks, .help: 0
        }
      return (isAscending && order != .best ? -rank : rank, item)
    }
    return ranked.sorted { first, second in
      first.rank == second.rank
        ? first.item.0.repository.fullName < second.item.0.repository.fullName
        : first.rank > second.rank
    }.map(\.item)
  }

  private func matches(
    _ query: SearchQuery,
    _ details: RepositoryDetails,
    _ request: EndpointRequest
  ) -> [TextMatchBody] {
    let url = request.links.repository(details.repository.fullName)
    let places = [
      ("name", details.repository.name), ("description", details.repository.description ?? ""),
    ]
    return places.compactMap { property, text in
      let found = query.words.flatMap { word in TextSearch.ranges(of: word, in: text) }
      guard !found.isEmpty else { return nil }
      return TextMatchBody(
        url: url,
        property: property,
        fragment: text,
        matches: found.sorted { $0.start < $1.start }
      )
    }
  }
}
