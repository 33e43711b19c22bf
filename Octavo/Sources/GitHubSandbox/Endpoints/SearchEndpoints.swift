/// Looking for repositories.
struct SearchEndpoints: Sendable {
  let services: Services

  /// GitHub never gives more results than this.
  private static let reach = 1000
  private static let longestQuery = 256

  var routes: [Route] {
    [.get("/search/repositories", bucket: .search, action: repositories)]
  }

  private enum Order: String {
    case best = "", stars, forks, updated, help = "help-wanted-issues"
  }

  @Sendable private func repositories(_ call: Call) async throws -> Reply {
    guard let text = call.query["q"], !text.allSatisfy(\.isWhitespace) else {
      throw Refusal.invalid(resource: "Search", field: "q", code: "missing")
    }
    guard text.count <= Self.longestQuery, let order = Order(rawValue: call.query["sort"] ?? "")
    else { throw Refusal.invalid(resource: "Search", field: "q") }
    let query = SearchQuery(text)
    let found = try await find(query, order, isAscending: call.query["order"] == "asc", call)
    let page = Page(call.query)
    guard page.start < Self.reach else {
      throw Refusal(status: 422, message: "Only the first 1000 search results are available")
    }
    let items = found.dropFirst(page.start).prefix(page.size).map { details, score in
      RepositoryShape(
        details: details,
        links: call.links,
        match: SearchMatch(
          score: score,
          texts: call.accepts("text-match") ? matches(query, details, call) : nil
        )
      )
    }
    let links = page.links(call, total: min(found.count, Self.reach))
    return .json(
      InlineShape { fields in
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
    _ call: Call
  ) async throws -> [(RepositoryDetails, Double)] {
    let scene = try await services.scene(for: call)
    var found: [(details: RepositoryDetails, score: Double)] = []
    for repository in scene.snapshot.repositories {
      let details = await scene.details(of: repository)
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
    _ call: Call
  ) -> [TextMatchShape] {
    let url = call.links.repository(details.repository.fullName)
    let places = [
      ("name", details.repository.name), ("description", details.repository.description ?? ""),
    ]
    return places.compactMap { property, text in
      let found = query.words.flatMap { word in TextSearch.ranges(of: word, in: text) }
      guard !found.isEmpty else { return nil }
      return TextMatchShape(
        url: url,
        property: property,
        fragment: text,
        matches: found.sorted { $0.start < $1.start }
      )
    }
  }
}
