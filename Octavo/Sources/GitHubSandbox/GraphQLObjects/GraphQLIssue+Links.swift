/// The issues and pull requests that belong to an issue.
extension GraphQLIssue {
  /// Returns the issue or the pull request as it is stored; `nil` for one that is not.
  func stored() async throws -> StoredIssue? {
    guard let hosted = try await scope.hosted(repository) else { return nil }
    return try await IssueStore(state: scope.services.state).issue(number, in: hosted.id)?.0
  }

  /// Returns the issue of which it is a sub-issue.
  func parent() async throws -> GraphQLIssue? {
    guard type == "Issue" else { return nil }
    let rest = try await scope.ifFound { try await scope.call("GET", "\(path)/parent") }
    guard let rest, let address = rest["repository_url"]?.text else { return nil }
    let name = address.split(separator: "/").suffix(2).joined(separator: "/")
    return GraphQLIssue(scope: scope, repository: name, rest: rest)
  }

  /// Returns the merged pull requests whose messages say that they close the issue.
  func closing(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    guard let hosted = try await scope.hosted(repository), type == "Issue" else {
      return try GraphQLConnection("PullRequest", [], arguments)
    }
    var pulls: [GraphQLIssue] = []
    for pull in try await hosted.git.pulls()
    where pull.closes(number) {
      pulls.append(try await scope.issue(pull.number, in: repository))
    }
    return try GraphQLConnection("PullRequest", pulls, arguments)
  }

  private static let eventTypes = [
    "closed": "ClosedEvent", "connected": "ConnectedEvent", "disconnected": "DisconnectedEvent",
    "marked_as_duplicate": "MarkedAsDuplicateEvent", "transferred": "TransferredEvent",
    "unmarked_as_duplicate": "UnmarkedAsDuplicateEvent",
  ]

  /// Returns the events that have another end.
  func timelineItems(_ arguments: [String: GraphQLValue]) async throws -> GraphQLConnection {
    let wanted = arguments["itemTypes"]?.items?.compactMap(\.text)
    var items: [GraphQLRecord] = []
    let stored = try await stored()
    let actions =
      if let stored {
        try await IssueStore(state: scope.services.state).events(of: stored)
      } else { [RecordedAction]() }
    for action in actions.map(\.action) {
      guard let type = Self.eventTypes[action.action],
        wanted?.contains("\(action.action.uppercased())_EVENT") ?? true
      else { continue }
      let id = Int(action.id ?? 0)
      var fields: [String: GraphQLResult] = [
        "id": .text(nodeIdentifier("IssueEvent", id)), "createdAt": .time(action.time),
        "actor": .object(try await scope.user(action.login)),
      ]
      switch type {
      case "MarkedAsDuplicateEvent", "UnmarkedAsDuplicateEvent":
        fields["canonical"] = .object(orNull: try await original())
      case "TransferredEvent":
        let name = action.detail?.from ?? ""
        fields["fromRepository"] = .object(
          orNull: try await scope.ifFound { try await scope.repository(name) }
        )
      case "ClosedEvent": fields["stateReason"] = .word(action.detail?.stateReason)
      default: break
      }
      items.append(GraphQLRecord(type: type, fields: fields))
    }
    return try GraphQLConnection("IssueTimelineItems", items, arguments)
  }

  /// Returns the issue of which it is a duplicate.
  private func original() async throws -> GraphQLIssue? {
    let store = IssueStore(state: scope.services.state)
    guard let id = try await stored()?.original, let issue = try await store.issue(id: id),
      let name = try await scope.repositories().first(where: { $0.id == issue.repository })?
        .fullName
    else { return nil }
    return try await scope.issue(issue.number, in: name)
  }
}
