import GitHubValues

extension Endpoint where Value == String {
  /// Sets the status of an item of a project.
  ///
  /// It is one attempt, which was carried out only if the response names the item.
  ///
  /// - Parameters:
  ///   - status: The id of the option.
  ///   - item: The id of the item.
  ///   - field: The id of the field.
  ///   - project: The id of the project.
  /// - Returns: The endpoint, whose value is the id of the item.
  public static func set(
    status: String,
    ofItem item: String,
    field: String,
    inProject project: String
  ) -> Self {
    .mutation(
      "SetProjectStatus",
      "updateProjectV2ItemFieldValue",
      [
        .id("project", project), .id("item", item), .id("field", field),
        GraphQLVariable("option", "String!", .text(status)),
      ],
      input: """
        projectId: $project, itemId: $item, fieldId: $field
        value: {singleSelectOptionId: $option}
        """,
      returning: "projectV2Item",
      "id"
    )
  }

  /// Removes the status of an item of a project.
  ///
  /// It is one attempt, which was carried out only if the response names the item.
  ///
  /// - Parameters:
  ///   - item: The id of the item.
  ///   - field: The id of the field.
  ///   - project: The id of the project.
  /// - Returns: The endpoint, whose value is the id of the item.
  public static func clearStatus(
    ofItem item: String,
    field: String,
    inProject project: String
  ) -> Self {
    .mutation(
      "ClearProjectStatus",
      "clearProjectV2ItemFieldValue",
      [.id("project", project), .id("item", item), .id("field", field)],
      input: "projectId: $project, itemId: $item, fieldId: $field",
      returning: "projectV2Item",
      "id"
    )
  }

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
      "AddToProject",
      "addProjectV2ItemById",
      [.id("project", project), .id("issue", node)],
      input: "projectId: $project, contentId: $issue",
      returning: "item",
      "id"
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
      "RemoveFromProject",
      "deleteProjectV2Item",
      [.id("project", project), .id("item", item)],
      input: "projectId: $project, itemId: $item",
      returning: "deletedItemId"
    )
  }
}
