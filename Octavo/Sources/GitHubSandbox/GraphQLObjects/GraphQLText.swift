/// The earlier forms of a text, and whether it is hidden.
extension GraphQLReactable {
  /// Returns the page of the forms of the text, the newest first.
  func edits(
    _ versions: [StoredTextVersion],
    _ arguments: [String: GraphQLValue]
  ) async throws -> GraphQLConnection {
    var nodes: [GraphQLRecord] = []
    for version in versions {
      let time = GraphQLResult.text(Timestamp(version.time).text)
      nodes.append(
        GraphQLRecord(
          type: "UserContentEdit",
          fields: [
            "id": .text(nodeIdentifier("UserContentEdit", Int(version.id ?? 0))),
            "createdAt": time, "updatedAt": time, "editedAt": time, "deletedAt": .text(nil),
            "deletedBy": .object(orNull: nil), "diff": .text(version.body),
            "editor": .object(try await scope.user(version.login)),
          ]
        )
      )
    }
    return try GraphQLConnection("UserContentEdit", nodes, arguments)
  }

  /// Returns the time of the last edit; null for none.
  func lastEdited(_ versions: [StoredTextVersion]) -> GraphQLResult {
    .text(versions.first.map { Timestamp($0.time).text })
  }
}

extension GraphQLMutation {
  /// Hides a comment or shows it again; writers may.
  func hide(_ input: GraphQLValue, _ isHidden: Bool) async throws -> [String: GraphQLResult] {
    let comment = try await node(input, "subjectId", as: GraphQLComment.self)
    let writer = try await writer(in: comment.repository, atLeast: .write)
    let store = IssueStore(state: scope.services.state)
    guard let (stored, _) = try await store.comment(comment.id) else {
      throw ErrorResponse.notFound
    }
    let word = input["classifier"]?.text?.lowercased().replacing("_", with: "-")
    try await store.hide(stored, as: isHidden ? word ?? "" : nil, at: writer.act.time)
    let member = isHidden ? "minimizedComment" : "unminimizedComment"
    return [member: .object(try await comment.reloaded())]
  }
}
