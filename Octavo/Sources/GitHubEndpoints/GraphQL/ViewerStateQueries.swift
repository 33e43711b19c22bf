public import GitHubValues

/// The fields of the reactions to an issue or a comment.
private let reactionGroups = "reactionGroups { content viewerHasReacted users { totalCount } }"

extension Endpoint where Value == GitHub.Partial<GitHub.IssueViewerState> {
  /// The state of an issue or a pull request, by its id in GraphQL, with the viewer's reactions.
  public static func viewerState(ofIssue node: String) -> Self {
    .query(
      GraphQLQuery(
        .query,
        "IssueViewerState",
        [GraphQLVariable("id", "ID!", .text(node))],
        fields: """
          node(id: $id) {
            id
            ... on Lockable { locked }
            ... on Subscribable { viewerCanSubscribe viewerSubscription }
            ... on Updatable { viewerCanUpdate }
            ... on Closable { viewerCanClose viewerCanReopen }
            ... on Reactable { viewerCanReact \(reactionGroups) }
          }
          """,
        decode: { $0.value("node") }
      )
    )
  }
}

extension Endpoint where Value == GitHub.Partial<GitHub.CursorPage<GitHub.CommentViewerState>> {
  /// The states of the comments on an issue or a pull request for the viewer, oldest first.
  ///
  /// The page begins behind a cursor, and has `size` comments, 100 at most. A server that fails or
  /// takes too long is asked for half of it.
  public static func viewerStates(
    ofCommentsOnIssue node: String,
    after cursor: String? = nil,
    size: Int = 100
  ) -> Self {
    .page(size: size, after: cursor) { bounds in
      let comments = """
        comments(first: $first, after: $after) {
          totalCount
          pageInfo { endCursor hasNextPage }
          nodes { id databaseId viewerCanDelete viewerCanUpdate \(reactionGroups) }
        }
        """
      return GraphQLQuery(
        .query,
        "CommentViewerStates",
        [GraphQLVariable("id", "ID!", .text(node))] + bounds,
        fields: """
          node(id: $id) {
            ... on Issue { \(comments) }
            ... on PullRequest { \(comments) }
          }
          """,
        decode: { $0.object("node")?.value("comments") }
      )
    }
  }
}
