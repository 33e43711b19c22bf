/// The changes of projects.
extension GraphQLMutation {
  /// Gives an item a status, or none; the field of the input has to be the one with the options.
  func setProjectStatus(_ input: GraphQLValue, isSet: Bool) async throws -> [String: GraphQLResult]
  {
    let (project, item) = try await writtenItem(input)
    guard input["fieldId"]?.text == project.fieldID else {
      let identifier = input["fieldId"]?.text ?? ""
      throw GraphQLError.notFound("node", "global id of '\(identifier)'")
    }
    let status = isSet ? input["value"]?["singleSelectOptionId"]?.text : nil
    if isSet, status == nil {
      throw GraphQLError("The value has no option of the field.", type: "UNPROCESSABLE")
    }
    let act = try await act(on: item)
    let changed = try await scope.services.state.write { [stored = item.stored] db in
      try ProjectStore.set(status, of: stored, by: act, db)
    }
    guard let changed else {
      throw GraphQLError(
        "The single select option Id does not belong to the field",
        type: "UNPROCESSABLE"
      )
    }
    return ["projectV2Item": .object(orNull: try await scope.item(changed))]
  }

  /// Adds an issue to a project; one that is in it already stays the item that it is.
  func addToProject(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let project = try await writtenProject(input)
    let issue = try await node(input, "contentId", as: GraphQLIssue.self)
    guard let hosted = try await scope.hosted(issue.repository),
      let stored = try await issue.stored()
    else { throw ErrorResponse.notFound }
    let act = try await scope.services.writer(scope.request, in: hosted).act
    let item = try await scope.services.state.write { [project = project.stored] db in
      try ProjectStore.add(stored, to: project, by: act, db)
    }
    return ["item": .object(orNull: try await scope.item(item))]
  }

  /// Removes an issue from a project.
  func removeFromProject(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let item = try await writtenItem(input).item
    let act = try await act(on: item)
    try await scope.services.state.write { [stored = item.stored] db in
      try ProjectStore.remove(stored, by: act, db)
    }
    return ["deletedItemId": .text(item.identifier)]
  }

  private func act(on item: GraphQLProjectItem) async throws -> IssueAct {
    guard let issue = try await item.issue(),
      let hosted = try await scope.hosted(issue.repository)
    else { throw ErrorResponse.notFound }
    return try await scope.services.writer(scope.request, in: hosted).act
  }

  private func writtenItem(
    _ input: GraphQLValue
  ) async throws -> (project: GraphQLProject, item: GraphQLProjectItem) {
    let project = try await writtenProject(input)
    let item = try await node(input, "itemId", as: GraphQLProjectItem.self)
    guard item.stored.project == project.stored.id else {
      throw GraphQLError.notFound("node", "global id of '\(item.identifier)'")
    }
    return (project, item)
  }

  /// Returns the project of an input, which the viewer may change with the scope for it.
  private func writtenProject(_ input: GraphQLValue) async throws -> GraphQLProject {
    guard scope.request.viewer.hasScope(among: ["project"]) else {
      throw GraphQLError.missingScopes(["project"])
    }
    let project = try await node(input, "projectId", as: GraphQLProject.self)
    guard try await project.isWritable() else {
      let login = scope.login
      throw GraphQLError(
        "\(login) does not have permission to update this project.",
        type: "FORBIDDEN"
      )
    }
    guard project.stored.closed == nil else {
      throw GraphQLError("The project is closed.", type: "UNPROCESSABLE")
    }
    return project
  }
}
