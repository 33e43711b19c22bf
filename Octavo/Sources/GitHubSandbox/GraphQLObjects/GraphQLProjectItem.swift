/// An issue in a project.
struct GraphQLProjectItem: GraphQLObject {
  let scope: GraphQLScope
  let project: StoredProject
  let stored: StoredProjectItem

  var type: String { "ProjectV2Item" }
  var identifier: String { nodeIdentifier("ProjectV2Item", stored.id ?? 0) }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "id": .text(identifier)
    case "databaseId": .number(stored.id.map { Int($0) })
    case "createdAt": .time(stored.created)
    case "updatedAt": .time(stored.updated)
    case "isArchived": .bool(false)
    case "type": .text("ISSUE")
    case "project": .object(GraphQLProject(scope: scope, stored: project))
    case "content": .object(orNull: try await scope.ifFound { try await issue() })
    case "fieldValueByName": try await status(named: arguments["name"]?.text ?? "")
    default: .null
    }
  }

  /// Returns the issue; `nil` if the viewer does not see it.
  func issue() async throws -> GraphQLIssue? {
    let found = try await IssueStore(state: scope.services.state).issue(id: stored.issue)
    let repository = try await scope.repositories().first { $0.id == found?.repository }
    guard let found, let repository else { return nil }
    return try await scope.issue(found.number, in: repository.fullName)
  }

  private func status(named name: String) async throws -> GraphQLResult {
    let statuses = try await ProjectStore(state: scope.services.state).statuses(of: stored.project)
    guard name.lowercased() == "status",
      let status = statuses.first(where: { $0.id == stored.status })
    else { return .null }
    return .object(
      GraphQLRecord(
        type: "ProjectV2ItemFieldSingleSelectValue",
        fields: [
          "id": .text(nodeIdentifier("ProjectV2ItemFieldSingleSelectValue", stored.id ?? 0)),
          "optionId": .text(status.id), "name": .text(status.name), "color": .text(status.color),
          "createdAt": .time(stored.created), "updatedAt": .time(stored.updated),
          "item": .object(self),
        ]
      )
    )
  }
}

extension GraphQLScope {
  /// The scopes with which projects can be read.
  private static let reading = ["read:project", "project"]

  /// Checks that the token may read projects.
  func requireProjects() throws(GraphQLError) {
    guard request.viewer.hasScope(among: Self.reading) else {
      throw GraphQLError.missingScopes(["read:project"])
    }
  }

  /// Returns a project, or an item of one, by its identifier; `nil` if there is none.
  func projectNode(_ kind: String, _ id: String) async throws -> (any GraphQLObject)? {
    try requireProjects()
    let store = ProjectStore(state: services.state)
    if kind == "ProjectV2" {
      return try await store.project(Int64(id)).map { GraphQLProject(scope: self, stored: $0) }
    }
    guard let item = try await store.item(Int64(id)) else { return nil }
    return try await self.item(item)
  }

  /// Returns an item with its project.
  func item(_ stored: StoredProjectItem) async throws -> GraphQLProjectItem? {
    let project = try await ProjectStore(state: services.state).project(stored.project)
    return project.map { GraphQLProjectItem(scope: self, project: $0, stored: stored) }
  }
}

extension GraphQLIssue {
  /// Returns the items of projects that are the issue.
  func projectItems(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    try scope.requireProjects()
    var items: [GraphQLProjectItem] = []
    if let issue = try await stored() {
      for item in try await ProjectStore(state: scope.services.state).items(of: issue.id) {
        if let item = try await scope.item(item) { items.append(item) }
      }
    }
    return try GraphQLConnection("ProjectV2Item", items, arguments)
  }
}
