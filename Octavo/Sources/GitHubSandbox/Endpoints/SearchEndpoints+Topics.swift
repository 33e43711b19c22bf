import DemoWorld

extension SearchEndpoints {
  /// Searches in the topics of the served repositories; the featured ones are first.
  @Sendable func topics(_ request: EndpointRequest) async throws -> EndpointResponse {
    let query = try query(request, in: .topics)
    let snapshot = try await services.catalog.snapshot().visible(to: request.viewer)
    let featured = snapshot.topics
    let others = Set(snapshot.repositories.flatMap(\.topics)).subtracting(featured.map(\.name))
    let counts = snapshot.repositories.filter { !$0.isPrivate }.flatMap(\.topics)
      .reduce(into: [:]) { counts, name in counts[name, default: 0] += 1 }
    func body(_ name: String, _ topic: DemoWorld.Topic? = nil) -> TopicBody {
      TopicBody(
        name: name,
        topic: topic,
        repositories: counts[name] ?? 0,
        created: request.now
      )
    }
    let all = featured.map { body($0.name, $0) } + others.sorted().map { body($0) }
    let found = all.filter { body in
      let score = query.score([.init("name", body.name)], name: body.name) { condition in
        condition.value == "featured" && body.topic != nil
      }
      return score != nil
    }
    return try await response(found, for: request) { $0 }
  }
}
