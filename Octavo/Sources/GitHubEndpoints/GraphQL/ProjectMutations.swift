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
      GraphQLQuery(
        .mutation,
        "SetProjectStatus",
        itemField(item, field, project) + [GraphQLVariable("option", "String!", .text(status))],
        fields: """
          updateProjectV2ItemFieldValue(
            input: {
              projectId: $project, itemId: $item, fieldId: $field
              value: {singleSelectOptionId: $option}
            }
          ) { projectV2Item { id } }
          """,
        decode: { self.item(in: $0.object("updateProjectV2ItemFieldValue")) }
      )
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
      GraphQLQuery(
        .mutation,
        "ClearProjectStatus",
        itemField(item, field, project),
        fields: """
          clearProjectV2ItemFieldValue(
            input: {projectId: $project, itemId: $item, fieldId: $field}
          ) { projectV2Item { id } }
          """,
        decode: { self.item(in: $0.object("clearProjectV2ItemFieldValue")) }
      )
    )
  }

  private static func itemField(
    _ item: String,
    _ field: String,
    _ project: String
  ) -> [GraphQLVariable] {
    [
      GraphQLVariable("project", "ID!", .text(project)),
      GraphQLVariable("item", "ID!", .text(item)), GraphQLVariable("field", "ID!", .text(field)),
    ]
  }

  private static func item(in payload: JSONObject?) -> String? {
    payload?.object("projectV2Item")?.nonEmptyString("id")
  }
}
