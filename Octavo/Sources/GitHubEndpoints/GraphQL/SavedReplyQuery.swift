public import GitHubValues

extension Endpoint where Value == GitHub.Partial<GitHub.CursorPage<GitHub.SavedReply>> {
  /// The texts that the viewer has saved for comments, the last changed first.
  ///
  /// The REST API has none of them.
  public static func savedReplies(after cursor: String? = nil, size: Int = 100) -> Self {
    .page(size: size, after: cursor) { bounds in
      GraphQLQuery(
        .query,
        "SavedReplies",
        bounds,
        fields: """
          viewer {
            savedReplies(first: $first, after: $after) {
              totalCount
              pageInfo { endCursor hasNextPage }
              nodes { id title body }
            }
          }
          """,
        decode: { $0.object("viewer")?.value("savedReplies") }
      )
    }
  }
}
