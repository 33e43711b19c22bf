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
    let name = isPinned ? "pinIssue" : "unpinIssue"
    return .mutation(
      GraphQLQuery(
        .mutation,
        isPinned ? "PinIssue" : "UnpinIssue",
        [GraphQLVariable("id", "ID!", .text(node))],
        fields: "\(name)(input: {issueId: $id}) { issue { id } }",
        decode: { data in
          data.object(JSONKey(stringValue: name))?.object("issue")?.nonEmptyString("id")
        }
      )
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
      GraphQLQuery(
        .mutation,
        "CloseDuplicate",
        [
          GraphQLVariable("id", "ID!", .text(node)),
          GraphQLVariable("original", "ID!", .text(original)),
        ],
        fields: """
          closeIssue(
            input: {issueId: $id, stateReason: DUPLICATE, duplicateIssueId: $original}
          ) { issue { id } }
          """,
        decode: { $0.object("closeIssue")?.object("issue")?.nonEmptyString("id") }
      )
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
        [
          GraphQLVariable("id", "ID!", .text(node)),
          GraphQLVariable("repository", "ID!", .text(repository)),
        ],
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
