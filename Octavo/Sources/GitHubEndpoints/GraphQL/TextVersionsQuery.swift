public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.TextVersion> {
  /// The most forms of a text that are read.
  public static var mostVersions: Int { 50 }

  /// The latest forms of the text of an issue, a pull request or a comment, the newest first.
  ///
  /// A text that was never edited has none. The REST API has none of them.
  ///
  /// - Parameter node: The id of the subject in GraphQL.
  /// - Returns: The endpoint, whose value has no further pages.
  public static func versions(ofNode node: String) -> Self {
    Endpoint<GitHub.Partial<[GitHub.TextVersion]>>.query(
      GraphQLQuery(
        .query,
        "TextVersions",
        [GraphQLVariable("id", "ID!", .text(node))],
        fields: """
          node(id: $id) {
            id
            ... on Comment {
              userContentEdits(first: \(mostVersions)) {
                nodes { id editedAt deletedAt diff editor { login } }
              }
            }
          }
          """,
        decode: { data in
          data.object("node").map { $0.object("userContentEdits")?.list("nodes") ?? [] }
        }
      )
    )
    .map { GitHub.Page(items: $0.value) }
  }
}
