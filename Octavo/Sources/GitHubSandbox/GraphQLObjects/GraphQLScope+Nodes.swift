/// An issue, a pull request or a comment: a text with reactions.
protocol GraphQLReactable: GraphQLObject {
  var scope: GraphQLScope { get }
  /// The path in the REST API.
  var path: String { get }
  /// The value of the REST API.
  var rest: GraphQLValue { get }
  /// The same object as it is now.
  func reloaded() async throws -> Self
}

extension GraphQLScope {
  /// Returns the object with a name.
  ///
  /// - Throws: A `NOT_FOUND` if there is none, or the viewer does not see it.
  func node(_ identifier: String) async throws -> any GraphQLObject {
    guard let parts = nodeParts(identifier),
      let node = try await ifFound({ try await self.node(parts.kind, parts.id) })
    else { throw GraphQLError.notFound("node", "global id of '\(identifier)'") }
    return node
  }

  private func node(_ kind: String, _ id: String) async throws -> (any GraphQLObject)? {
    switch kind {
    case "Repository":
      guard let name = try await repositoryName(Int(id)) else { return nil }
      return try await repository(name)
    case "Issue", "PullRequest":
      let numbers = id.split(separator: ":").map { Int($0) }
      guard numbers.count == 2, let number = numbers[1],
        let name = try await repositoryName(numbers[0])
      else { return nil }
      let issue = try await issue(number, in: name)
      return issue.type == kind ? issue : nil
    case "IssueComment":
      guard let number = Int(id),
        let (_, issue) = try await IssueStore(state: services.state).comment(number),
        let name = try await repositoryName(issue.repository)
      else { return nil }
      return try await comment(number, in: name)
    case "ProjectV2", "ProjectV2Item": return try await projectNode(kind, id)
    case "User", "Organization", "Bot":
      let users = try await services.catalog.snapshot().users.all
      guard let user = users.first(where: { String($0.id) == id }) else { return nil }
      return try await self.user(user.login)
    default: return try await pullNode(kind, id)
    }
  }

  private func repositoryName(_ id: Int?) async throws -> String? {
    try await repositories().first { $0.id == id }?.fullName
  }
}
