/// The fields of a mutation, each of which is a request of the REST API.
struct GraphQLMutation: GraphQLObject {
  let scope: GraphQLScope

  var type: String { "Mutation" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLResult {
    let input = arguments["input"] ?? .null
    var fields = try await payload(of: field, input)
    fields["clientMutationId"] = .rest(input, "clientMutationId")
    let name = field.prefix(1).uppercased() + field.dropFirst()
    return .object(GraphQLRecord(type: "\(name)Payload", fields: fields))
  }

  private func payload(
    of field: String,
    _ input: GraphQLValue
  ) async throws -> [String: GraphQLResult] {
    switch field {
    case "addComment": try await addComment(input)
    case "updateIssueComment": try await updateComment(input)
    case "deleteIssueComment": try await deleteComment(input)
    case "addReaction": try await addReaction(input)
    case "removeReaction": try await removeReaction(input)
    case "createIssue": try await createIssue(input)
    case "createLinkedBranch": try await createBranch(input)
    case "closeIssue": try await close(input)
    case "minimizeComment": try await hide(input, true)
    case "unminimizeComment": try await hide(input, false)
    case "pinIssue": try await pin(input, true)
    case "unpinIssue": try await pin(input, false)
    case "transferIssue": try await transfer(input)
    case "updateProjectV2ItemFieldValue": try await setProjectStatus(input, isSet: true)
    case "clearProjectV2ItemFieldValue": try await setProjectStatus(input, isSet: false)
    case "addProjectV2ItemById": try await addToProject(input)
    case "deleteProjectV2Item": try await removeFromProject(input)
    case "reopenIssue": try await change(input, ["state": .string("open")])
    case "updateSubscription": try await subscribe(input)
    default: try await changePull(field, input) ?? [:]
    }
  }

  /// Returns the node of an input, as what it has to be.
  func node<Node>(_ input: GraphQLValue, _ member: String, as type: Node.Type) async throws
    -> Node
  {
    let identifier = input[member]?.text ?? ""
    guard let node = try await scope.node(identifier) as? Node else {
      throw GraphQLError.notFound("node", "global id of '\(identifier)'")
    }
    return node
  }

  private func addComment(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let issue = try await node(input, "subjectId", as: GraphQLIssue.self)
    let rest = try await scope.call(
      "POST",
      "\(issue.path)/comments",
      body: ["body": input["body"] ?? .null]
    )
    let changed = try await issue.reloaded()
    let count = changed.rest["comments"]?.number ?? 1
    let comment = GraphQLComment(scope: scope, repository: issue.repository, rest: rest)
    let edge = GraphQLRecord(
      type: "IssueCommentEdge",
      fields: ["cursor": .text(GraphQLConnection.cursor(count - 1)), "node": .object(comment)]
    )
    return ["commentEdge": .object(edge), "subject": .object(changed)]
  }

  private func updateComment(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let comment = try await node(input, "id", as: GraphQLComment.self)
    let rest = try await scope.call("PATCH", comment.path, body: ["body": input["body"] ?? .null])
    let changed = GraphQLComment(scope: scope, repository: comment.repository, rest: rest)
    return ["issueComment": .object(changed)]
  }

  private func deleteComment(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    try await scope.call("DELETE", try await node(input, "id", as: GraphQLComment.self).path)
    return [:]
  }

  private func close(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let reason = input["stateReason"]?.text?.lowercased() ?? "completed"
    let closed = try await change(
      input,
      ["state": .string("closed"), "state_reason": .string(reason)]
    )
    if input["duplicateIssueId"]?.text != nil { try await mark(input, "duplicateIssueId") }
    return closed
  }

  private func change(
    _ input: GraphQLValue,
    _ body: [String: GraphQLValue]
  ) async throws -> [String: GraphQLResult] {
    let issue = try await node(input, "issueId", as: GraphQLIssue.self)
    let rest = try await scope.call("PATCH", issue.path, body: body)
    let changed = GraphQLIssue(scope: scope, repository: issue.repository, rest: rest)
    return ["issue": .object(changed)]
  }
}

extension GraphQLMutation {
  private func addReaction(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let subject = try await node(input, "subjectId", as: (any GraphQLReactable).self)
    let content = input["content"]?.text.flatMap(ReactionContent.init(word:))
    let made = try await scope.call(
      "POST",
      subject.reactionsPath,
      body: ["content": .string(content?.rawValue ?? "")]
    )
    return try await payload(subject.reloaded(), reaction: made)
  }

  /// Removes the viewer's reaction; without one the payload has none.
  private func removeReaction(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let subject = try await node(input, "subjectId", as: (any GraphQLReactable).self)
    let content = input["content"]?.text.flatMap(ReactionContent.init(word:))
    let own = try await subject.reactions().first { reaction in
      reaction["content"]?.text == content?.rawValue
        && scope.isViewer(reaction["user"]?["login"]?.text)
    }
    if let id = own?["id"]?.number {
      try await scope.call("DELETE", "\(subject.reactionsPath)/\(id)")
    }
    return try await payload(subject.reloaded(), reaction: own)
  }

  private func payload(
    _ subject: any GraphQLReactable,
    reaction: GraphQLValue?
  ) async throws -> [String: GraphQLResult] {
    [
      "reaction": .object(orNull: reaction.map(subject.reaction)), "subject": .object(subject),
      "reactionGroups": try await subject.reactionGroups(),
    ]
  }

  private func subscribe(_ input: GraphQLValue) async throws -> [String: GraphQLResult] {
    let state = input["state"]?.text.flatMap(SubscriptionState.init(rawValue:)) ?? .unsubscribed
    let subject = try await node(input, "subscribableId", as: (any GraphQLObject).self)
    switch subject {
    case let issue as GraphQLIssue where issue.type == "Issue": try await issue.set(state)
    case let repository as GraphQLRepository: try await repository.set(state)
    default:
      throw GraphQLError("This cannot be subscribed to.", type: "UNPROCESSABLE")
    }
    return ["subscribable": .object(subject)]
  }
}
