import DemoWorld

extension SearchEndpoints {
  /// Searches in the topics of the served repositories; the featured ones are first.
  @Sendable func topics(_ request: EndpointRequest) async throws -> EndpointResponse {
    let query = try query(request, in: .topics)
    let snapshot = try await services.catalog.snapshot()
    let featured = snapshot.topics
    let others = Set(snapshot.repositories.flatMap(\.topics)).subtracting(featured.map(\.name))
    let all =
      featured.map { TopicBody(name: $0.name, topic: $0, created: request.now) }
      + others.sorted().map { TopicBody(name: $0, topic: nil, created: request.now) }
    let found = all.filter { body in
      let score = query.score([.init("name", body.name)], name: body.name) { condition in
        condition.value == "featured" && body.topic != nil
      }
      return score != nil
    }
    return try await response(found, for: request) { $0 }
  }
}
