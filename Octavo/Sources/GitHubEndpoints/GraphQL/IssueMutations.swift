public import GitHubValues

extension Endpoint where Value == String {
  /// Pins an issue above the list of its repository, or removes the pin.
  ///
  /// It is one attempt, which was carried out only if the response names the issue.
  ///
  /// - Parameters:
  ///   - isPinned: Whether it is to be pinned.
  ///   - node: The id of the issue in GraphQL.
  /// - Returns: The endpoint, whose value is the id.
  public static func pin(_ isPinned: Bool, issueNode node: String) -> Self {
    .mutation(
      isPinned ? "PinIssue" : "UnpinIssue",
      isPinned ? "pinIssue" : "unpinIssue",
      [.id("id", node)],
      input: "issueId: $id",
      returning: "issue",
      "id"
    )
  }

  /// Closes an issue as a duplicate of another one.
  ///
  /// It is one attempt, which was carried out only if the response names the issue.
  ///
  /// - Parameters:
  ///   - node: The id of the issue in GraphQL.
  ///   - original: The id of the other issue.
  /// - Returns: The endpoint, whose value is the id of the issue.
  public static func close(issueNode node: String, asDuplicateOf original: String) -> Self {
    .mutation(
      "CloseDuplicate",
      "closeIssue",
      [.id("id", node), .id("original", original)],
      input: "issueId: $id, stateReason: DUPLICATE, duplicateIssueId: $original",
      returning: "issue",
      "id"
    )
  }
}

extension Endpoint where Value == GitHub.IssueAddress {
  /// Moves an issue to another repository of the same owner.
  ///
  /// It is one attempt, which was carried out only if the response names the issue.
  ///
  /// - Parameters:
  ///   - node: The id of the issue in GraphQL.
  ///   - repository: The id of the repository in GraphQL.
  /// - Returns: The endpoint, whose value is the new place of the issue.
  public static func transfer(issueNode node: String, toNode repository: String) -> Self {
    .mutation(
      GraphQLQuery(
        .mutation,
        "TransferIssue",
        [.id("id", node), .id("repository", repository)],
        fields: """
          transferIssue(input: {issueId: $id, repositoryId: $repository}) {
            issue { id number repository { nameWithOwner } }
          }
          """,
        decode: { data in
          let issue = data.object("transferIssue")?.object("issue")
          let name = issue?.object("repository")?.nonEmptyString("nameWithOwner")
            .flatMap { GitHub.RepositoryName($0) }
          guard let name, let number = issue?.integer("number") else { return nil }
          return GitHub.IssueAddress(name, number)
        }
      )
    )
  }
}
