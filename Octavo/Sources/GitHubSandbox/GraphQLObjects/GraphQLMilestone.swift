/// A milestone of a repository.
struct GraphQLMilestone: GraphQLObject {
  let scope: GraphQLScope
  let repository: String
  let rest: GraphQLValue

  var type: String { "Milestone" }
  var state: String { (rest["state"]?.text ?? "").uppercased() }
  private var number: Int { rest["number"]?.number ?? 0 }

  private static let names = [
    "id": "node_id", "number": "number", "title": "title", "description": "description",
    "dueOn": "due_on", "createdAt": "created_at", "updatedAt": "updated_at",
    "closedAt": "closed_at", "url": "html_url",
  ]

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    if let name = Self.names[field] { return .rest(rest, name) }
    switch field {
    case "state": return .text(state)
    case "closed": return .bool(state == "CLOSED")
    case "creator": return .object(orNull: GraphQLActor(scope: scope, member: rest["creator"]))
    case "repository": return .object(try await scope.repository(repository))
    case "resourcePath": return .text("/\(repository)/milestone/\(number)")
    case "progressPercentage":
      let (open, closed) = (rest["open_issues"]?.number ?? 0, rest["closed_issues"]?.number ?? 0)
      let share = open + closed == 0 ? 0 : Double(closed) * 100 / Double(open + closed)
      return .value(.float(String(share)))
    case "viewerCanClose", "viewerCanReopen":
      guard (state == "OPEN") == (field == "viewerCanClose") else { return .bool(false) }
      return .bool(try await scope.may(.write, orAuthor: nil, in: repository))
    default: return .null
    }
  }
}

extension GraphQLRecord {
  /// Makes the object of a label of the REST API.
  static func label(_ rest: GraphQLValue) -> GraphQLRecord {
    GraphQLRecord(
      type: "Label",
      fields: [
        "id": .rest(rest, "node_id"), "name": .rest(rest, "name"), "color": .rest(rest, "color"),
        "description": .rest(rest, "description"), "isDefault": .rest(rest, "default"),
      ]
    )
  }
}
