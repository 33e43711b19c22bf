extension ReactionContent {
  /// GitHub's word in GraphQL.
  var word: String {
    switch self {
    case .thumbsUp: "THUMBS_UP"
    case .thumbsDown: "THUMBS_DOWN"
    case .laugh, .hooray, .confused, .heart, .rocket, .eyes: rawValue.uppercased()
    }
  }

  init?(word: String) {
    guard let content = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = content
  }
}

extension GraphQLReactable {
  var reactionsPath: String { "\(path)/reactions" }

  /// Returns the reactions; none are read where none are counted.
  func reactions() async throws -> [GraphQLValue] {
    rest["reactions"]?["total_count"] == .number(0) ? [] : try await scope.all(reactionsPath)
  }

  /// Returns a group for each content, whether it was used or not.
  func reactionGroups() async throws -> GraphQLResult {
    let reactions = try await reactions()
    return .list(
      ReactionContent.allCases.map { content in
        let own = reactions.filter { $0["content"]?.text == content.rawValue }
        return .object(GraphQLReactionGroup(subject: self, content: content, reactions: own))
      }
    )
  }

  /// Returns the object of a reaction to this one.
  func reaction(_ rest: GraphQLValue) -> GraphQLRecord {
    let content = rest["content"]?.text.flatMap(ReactionContent.init(rawValue:))
    return GraphQLRecord(
      type: "Reaction",
      fields: [
        "id": .rest(rest, "node_id"), "databaseId": .rest(rest, "id"),
        "content": .text(content?.word), "createdAt": .rest(rest, "created_at"),
        "user": .object(orNull: GraphQLActor(scope: scope, member: rest["user"])),
        "reactable": .object(self),
      ]
    )
  }
}

/// The reactions with one content to an issue or a comment.
struct GraphQLReactionGroup: GraphQLObject {
  let subject: any GraphQLReactable
  let content: ReactionContent
  let reactions: [GraphQLValue]

  var type: String { "ReactionGroup" }

  func value(
    of field: String,
    _ arguments: [String: GraphQLValue]
  ) throws -> GraphQLResult {
    switch field {
    case "content": .text(content.word)
    case "createdAt": .rest(reactions.first ?? .null, "created_at")
    case "subject": .object(subject)
    case "viewerHasReacted":
      .bool(reactions.contains { subject.scope.isViewer($0["user"]?["login"]?.text) })
    case "reactors": .object(try people("ReactorConnection", arguments))
    default: .object(try people("ReactingUserConnection", arguments))
    }
  }

  private func people(
    _ type: String,
    _ arguments: [String: GraphQLValue]
  ) throws -> GraphQLConnection {
    let people = reactions.compactMap {
      GraphQLActor(scope: subject.scope, member: $0["user"])
    }
    return try GraphQLConnection("Reactor", type: type, people, arguments)
  }
}
