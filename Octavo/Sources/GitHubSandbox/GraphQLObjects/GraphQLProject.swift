/// A project of an account.
struct GraphQLProject: GraphQLObject {
  let scope: GraphQLScope
  let stored: StoredProject

  /// The name of the only field that is served.
  private static let status = "Status"

  var type: String { "ProjectV2" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "id": .text(nodeIdentifier("ProjectV2", stored.id ?? 0))
    case "databaseId": .number(stored.id.map { Int($0) })
    case "number": .number(stored.number)
    case "title": .text(stored.title)
    case "url": .text(scope.request.links.web + (try await path()))
    case "resourcePath": .text(try await path())
    case "public": .bool(true)
    case "closed": .bool(stored.closed != nil)
    case "closedAt": .time(stored.closed)
    case "createdAt", "updatedAt": .time(stored.created)
    case "viewerCanUpdate": .bool(try await isWritable())
    case "viewerCanClose", "viewerCanReopen":
      .bool(try await isWritable() && (stored.closed == nil) == (field == "viewerCanClose"))
    case "field": try await self.field(named: arguments["name"]?.text ?? "")
    default: .null
    }
  }

  private func path() async throws -> String {
    let owner = try await scope.user(stored.owner)
    let kind = owner.type == "Organization" ? "orgs" : "users"
    return "/\(kind)/\(stored.owner)/projects/\(stored.number)"
  }

  /// The identifier of its field.
  var fieldID: String { nodeIdentifier("ProjectV2SingleSelectField", stored.id ?? 0) }

  private func field(named name: String) async throws -> GraphQLResult {
    guard name.lowercased() == Self.status.lowercased() else { return .null }
    return .object(try await statusField())
  }

  /// Returns the field with the options.
  func statusField() async throws -> GraphQLRecord {
    let statuses = try await ProjectStore(state: scope.services.state).statuses(of: stored.id)
    return GraphQLRecord(
      type: "ProjectV2SingleSelectField",
      fields: [
        "id": .text(fieldID), "name": .text(Self.status), "project": .object(self),
        "options": .list(statuses.map { .object($0.option) }),
      ]
    )
  }

  /// Whether the viewer may change it: its owner, and those who may write to one of the owner's
  /// repositories.
  func isWritable() async throws -> Bool {
    if scope.isViewer(stored.owner) { return true }
    let owner = stored.owner.lowercased()
    for repository in try await scope.repositories() where repository.owner.lowercased() == owner {
      if try await scope.may(.write, orAuthor: nil, in: repository.fullName) { return true }
    }
    return false
  }
}

extension StoredStatus {
  /// The option as an object of GraphQL.
  fileprivate var option: GraphQLRecord {
    GraphQLRecord(
      type: "ProjectV2SingleSelectFieldOption",
      fields: [
        "id": .text(id), "name": .text(name), "color": .text(color), "description": .text(""),
      ]
    )
  }
}

extension GraphQLActor {
  /// Returns the projects of the account, of which a query may want those that are open or closed,
  /// and the viewer those that the viewer may change.
  func projects(_ arguments: [String: GraphQLValue]) async throws -> GraphQLResult {
    try scope.requireProjects()
    let words = (arguments["query"]?.text ?? "").split(separator: " ")
    let isWriting = ["WRITE", "ADMIN"].contains(arguments["minPermissionLevel"]?.text)
    var found: [GraphQLProject] = []
    for stored in try await ProjectStore(state: scope.services.state).projects(of: login) {
      let project = GraphQLProject(scope: scope, stored: stored)
      if words.contains(stored.closed == nil ? "is:closed" : "is:open") { continue }
      if isWriting, try await !project.isWritable() { continue }
      found.append(project)
    }
    return .object(try GraphQLConnection("ProjectV2", found, arguments))
  }
}
