/// A discussion.
struct GraphQLDiscussion: GraphQLObject {
  let scope: GraphQLScope
  let repository: HostedRepository
  let stored: StoredDiscussion

  var type: String { "Discussion" }
  private var path: String { "/\(repository.fullName)/discussions/\(stored.number)" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    switch field {
    case "id": .text(nodeIdentifier("Discussion", "\(stored.repository):\(stored.number)"))
    case "databaseId": .number(stored.id.map { Int($0) })
    case "number": .number(stored.number)
    case "title": .text(stored.title)
    case "author":
      .object(orNull: try await scope.ifFound { try await scope.user(stored.login) })
    case "closed": .bool(!stored.isOpen)
    case "isAnswered": .bool(stored.isAnswered)
    case "createdAt", "updatedAt": .time(stored.time)
    case "repository": .object(try await scope.repository(repository.fullName))
    case "resourcePath": .text(path)
    case "url": .text(scope.request.links.web + path)
    // No comment is made up.
    case "comments": .object(try GraphQLConnection("DiscussionComment", [], arguments))
    default: .null
    }
  }
}
