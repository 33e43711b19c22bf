public import GitHubValues

extension Endpoint where Value == [String: GitHub.PullFacts] {
  /// The facts of pull requests that rows of a list show, by their ids in GraphQL.
  ///
  /// Those that the viewer cannot read are missing. A response is useful for 50 pull requests at
  /// most; a server that fails or takes too long is asked for half of them.
  ///
  /// - Parameters:
  ///   - nodes: The ids.
  ///   - areVisible: Whether the conflicts and the threads are asked for, too, which takes the
  ///     server longer.
  /// - Returns: The endpoint.
  public static func pullFacts(ofNodes nodes: [String], areVisible: Bool = false) -> Self {
    let further = areVisible ? GitHub.PullFacts.visibleFields : ""
    var endpoint = Endpoint<GitHub.Partial<[String: GitHub.PullFacts]>>.query(
      GraphQLQuery(
        .query,
        "PullFacts",
        [GraphQLVariable("ids", "[ID!]!", .texts(nodes))],
        fields: """
          nodes(ids: $ids) {
            ... on PullRequest { \(GitHub.PullFacts.rowFields) \(further) }
          }
          """,
        decode: { data in
          let found = data.list("nodes", of: JSONObject.self).compactMap { object in
            object.nonEmptyString("id").flatMap { id in
              GitHub.PullFacts(object).map { (id, $0) }
            }
          }
          return Dictionary(found) { first, _ in first }
        }
      )
    )
    .map(\.value)
    guard nodes.count > 1 else { return endpoint }
    endpoint.request.isPage = true
    endpoint.smaller = {
      pullFacts(ofNodes: Array(nodes.prefix(nodes.count / 2)), areVisible: areVisible)
    }
    return endpoint
  }
}
