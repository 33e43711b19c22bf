import DemoWorld

/// Looking for topics.
struct TopicSearchEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] { [.get("/search/topics", bucket: .search, action: topics)] }

  /// Answers with the topics of the served repositories; `is:featured` leaves those of the world.
  @Sendable private func topics(_ request: EndpointRequest) async throws -> EndpointResponse {
    let words = (request.query["q"] ?? "").lowercased().split(separator: " ")
    guard !words.isEmpty else {
      throw ErrorResponse.invalid(resource: "Search", field: "q", code: "missing")
    }
    let snapshot = try await services.catalog.snapshot()
    let featured = snapshot.topics
    let others = Set(snapshot.repositories.flatMap(\.topics)).subtracting(featured.map(\.name))
    let found =
      featured.map { TopicBody(name: $0.name, topic: $0, created: request.now) }
      + others.sorted().map { TopicBody(name: $0, topic: nil, created: request.now) }
    let matching = found.filter { body in
      words.allSatisfy { word in
        word == "is:featured" ? body.topic != nil : body.name.contains(word)
      }
    }
    let page = PageRequest(request.query)
    let items = Array(matching.dropFirst(page.start).prefix(page.size))
    let links = page.links(request, total: matching.count)
    return .json(
      InlineJSONObject { fields in
        fields.set("total_count", matching.count)
        fields.set("incomplete_results", false)
        fields.set("items", items)
      },
      headers: links.map { ["Link": $0] } ?? [:]
    )
  }
}
