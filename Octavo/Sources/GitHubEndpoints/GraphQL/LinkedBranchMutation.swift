import GitHubValues

extension Endpoint where Value == String {
  /// Makes a branch that is linked to an issue.
  ///
  /// It is one attempt, which was carried out only if the response names the branch.
  ///
  /// - Parameters:
  ///   - name: The name of the branch.
  ///   - commit: The hash of the commit at which it begins.
  ///   - node: The id of the issue in GraphQL.
  /// - Returns: The endpoint, whose value is the name of the branch.
  public static func newBranch(
    _ name: String,
    at commit: String,
    ofIssueNode node: String
  ) -> Self {
    .mutation(
      "CreateLinkedBranch",
      "createLinkedBranch",
      [
        .id("id", node), GraphQLVariable("commit", "GitObjectID!", .text(commit)),
        GraphQLVariable("name", "String", .text(name)),
      ],
      input: "issueId: $id, oid: $commit, name: $name",
      returning: "linkedBranch",
      "ref",
      "name"
    )
  }
}
