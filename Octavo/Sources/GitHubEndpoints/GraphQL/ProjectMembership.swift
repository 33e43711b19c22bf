import GitHubValues

extension Endpoint where Value == String {
  /// Adds an issue to a project; one that is in it already stays the item that it is.
  ///
  /// It is one attempt, which was carried out only if the response names the item.
  ///
  /// - Parameters:
  ///   - node: The id of the issue in GraphQL.
  ///   - project: The id of the project.
  /// - Returns: The endpoint, whose value is the id of the item.
  public static func add(issueNode node: String, toProject project: String) -> Self {
    .mutation(
      GraphQLQuery(
        .mutation,
        "AddToProject",
        [
          GraphQLVariable("project", "ID!", .text(project)),
          GraphQLVariable("issue", "ID!", .text(node)),
        ],
        fields: """
          addProjectV2ItemById(input: {projectId: $project, contentId: $issue}) { item { id } }
          """,
        decode: { $0.object("addProjectV2ItemById")?.object("item")?.nonEmptyString("id") }
      )
    )
  }

  /// Removes an item from a project, with its status and other fields there.
  ///
  /// It is one attempt, which was carried out only if the response names the item.
  ///
  /// - Parameters:
  ///   - item: The id of the item.
  ///   - project: The id of the project.
  /// - Returns: The endpoint, whose value is the id of the item.
  public static func remove(item: String, fromProject project: String) -> Self {
    .mutation(
      GraphQLQuery(
        .mutation,
        "RemoveFromProject",
        [
          GraphQLVariable("project", "ID!", .text(project)),
          GraphQLVariable("item", "ID!", .text(item)),
        ],
        fields: """
          deleteProjectV2Item(input: {projectId: $project, itemId: $item}) { deletedItemId }
          """,
        decode: { $0.object("deleteProjectV2Item")?.nonEmptyString("deletedItemId") }
      )
    )
  }
}
