import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == GitHub.PullFacts {
  /// The facts of a pull request that its row shows, by its id in GraphQL.
  static func pullFacts(ofNode node: String) -> Self {
    let endpoint = Endpoint.pullFacts(ofNodes: [node]).map { $0[node] ?? GitHub.PullFacts() }
    return Self("pull facts", node, from: .document(endpoint))
  }
}

nonisolated extension StoreQuery where Value == [String: GitHub.PullFacts] {
  /// The facts of pull requests that their rows show, by their ids in GraphQL.
  ///
  /// One request has all of them. Conflicts and threads are asked for only of rows that are
  /// visible, and kept until they are asked for again.
  static func pullFacts(ofNodes nodes: [String], areVisible: Bool = false) -> Self {
    var query = DocumentsQuery(
      queries: nodes.map { (key: $0, query: StoreQuery<GitHub.PullFacts>.pullFacts(ofNode: $0)) }
    )
    query.endpoint = .pullFacts(ofNodes: nodes, areVisible: areVisible)
    query.merged = { new, stored in
      var facts = new
      facts.mergeable = new.mergeable ?? stored.mergeable
      facts.unresolvedThreads = new.unresolvedThreads ?? stored.unresolvedThreads
      return facts
    }
    let kind = areVisible ? "visible pull facts" : "pull facts"
    return Self(kind, nodes.joined(separator: "\u{0}"), from: .documents(query))
  }
}

nonisolated extension StoreQuery where Value == GitHub.PullDetails {
  /// The facts of a pull request that its page shows, and that only GraphQL has.
  public static func pullDetails(of place: GitHub.IssuePlace) -> Self {
    Self("pull", place.key, from: .document(.pullDetails(place.number, of: place.name)))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.ReviewThread] {
  /// The conversations at lines of a pull request, in the order of the server.
  public static func reviewThreads(of place: GitHub.IssuePlace) -> Self {
    let endpoint = Endpoint.reviewThreads(ofPullRequest: place.number, of: place.name)
    return Self("review threads", place.key, from: .document(endpoint))
  }
}
