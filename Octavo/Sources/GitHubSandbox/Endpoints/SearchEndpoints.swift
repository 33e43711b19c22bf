/// Searches in repositories, users, issues, code and topics.
struct SearchEndpoints: Sendable {
  let services: EndpointServices

  /// GitHub never gives more results than this.
  private static let reach = 1000
  private static let longestQuery = 256

  var routes: [Route] {
    [
      .get("/search/repositories", bucket: .search, action: repositories),
      .get("/search/users", bucket: .search, action: users),
      .get("/search/issues", bucket: .search, action: issues),
      .get("/search/commits", bucket: .search, action: commits),
      .get("/search/code", bucket: .codeSearch, action: code),
      .get("/search/topics", bucket: .search, action: topics),
    ]
  }

  /// Returns the query of a request.
  ///
  /// - Throws: A 422 for an empty or very long one, or an order that the index does not have.
  func query(_ request: EndpointRequest, in index: SearchIndex) throws(ErrorResponse)
    -> SearchQuery
  {
    guard let text = try request.query.argument("q"), !text.allSatisfy(\.isWhitespace) else {
      throw .invalid(resource: "Search", field: "q", code: "missing")
    }
    let order = request.query["sort"] ?? ""
    guard text.count <= Self.longestQuery, order.isEmpty || index.orders.contains(order) else {
      throw .invalid(resource: "Search", field: "q")
    }
    return SearchQuery(text, in: index, me: request.viewer.login)
  }

  /// Sorts what was found by the order that a request names: by score without one, then by name.
  ///
  /// - Parameters:
  ///   - found: The elements with their scores.
  ///   - request: The request.
  ///   - query: The query, which may name an order that the request does not.
  ///   - rank: The value of an element in an order that is not by score.
  ///   - name: The name by which elements of one rank are sorted.
  /// - Returns: The same elements, the best first.
  func sorted<Element>(
    _ found: [(element: Element, score: Double)],
    for request: EndpointRequest,
    in query: SearchQuery? = nil,
    rank: (Element, String) -> Int,
    name: (Element) -> String
  ) -> [(element: Element, score: Double)] {
    let named = request.query["sort"] == nil ? query?.order : nil
    let order = named?.key ?? request.query["sort"] ?? ""
    let isAscending = named?.isAscending ?? (request.query["order"] == "asc")
    let sign = isAscending && !order.isEmpty ? -1.0 : 1.0
    let ranked = found.map { item in
      let value = order.isEmpty ? item.score * 1000 : 0
      return (value: sign * (value + Double(rank(item.element, order))), item: item)
    }
    return ranked.sorted { first, second in
      first.value == second.value
        ? name(first.item.element) < name(second.item.element) : first.value > second.value
    }.map(\.item)
  }

  /// Returns one page of the results, with links to the others; `type` is the way of the search.
  func response<Element, Body: JSONWritable & Sendable>(
    _ found: [Element],
    for request: EndpointRequest,
    type: String? = nil,
    _ body: (Element) async throws -> Body
  ) async throws -> EndpointResponse {
    let page = PageRequest(request.query)
    guard page.start < Self.reach else {
      throw ErrorResponse(status: 422, message: "Only the first 1000 search results are available")
    }
    var items: [Body] = []
    for element in found.dropFirst(page.start).prefix(page.size) {
      items.append(try await body(element))
    }
    let links = page.links(request, total: min(found.count, Self.reach))
    return .json(
      InlineJSONObject { [items, count = found.count] fields in
        fields.set("total_count", count)
        fields.set("incomplete_results", false)
        if let type { fields.set("search_type", type) }
        fields.set("items", items)
      },
      headers: links.map { ["Link": $0] } ?? [:]
    )
  }

  /// Returns the score of an element and, if the media type asks for them, the places that match.
  func match(
    _ score: Double,
    _ query: SearchQuery,
    _ request: EndpointRequest,
    in texts: @autoclosure () -> [SearchQuery.Text],
    of type: String,
    at url: String
  ) -> SearchMatch {
    let asks = request.accepts("text-match")
    return SearchMatch(
      score: score,
      texts: asks ? TextMatchBody.all(of: query.words, in: texts(), of: type, at: url) : nil
    )
  }
}
