import GitHubValues

extension Endpoint where Value == String {
  /// Marks a file of a pull request as viewed by the viewer, or as not viewed.
  ///
  /// It is one attempt, which was carried out only if the response names the pull request.
  ///
  /// - Parameters:
  ///   - isViewed: Whether it is viewed.
  ///   - path: The path of the file.
  ///   - node: The id of the pull request in GraphQL.
  /// - Returns: The endpoint, whose value is the id.
  public static func mark(
    viewed isViewed: Bool,
    file path: String,
    ofPullRequestNode node: String
  ) -> Self {
    .mutation(
      isViewed ? "MarkFileAsViewed" : "UnmarkFileAsViewed",
      isViewed ? "markFileAsViewed" : "unmarkFileAsViewed",
      [.id("id", node), GraphQLVariable("path", "String!", .text(path))],
      input: "pullRequestId: $id, path: $path",
      returning: "pullRequest",
      "id"
    )
  }
}
