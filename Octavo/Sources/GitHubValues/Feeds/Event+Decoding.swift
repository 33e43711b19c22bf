extension GitHub.Event: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.nonEmptyString("id"), let createdAt = object.date("created_at"),
      let type = object.nonEmptyString("type")
    else { return nil }
    let kind = object.object("payload").flatMap { Kind(type: type, $0) }
    self.init(
      id: id,
      actor: object.value("actor") ?? GitHub.Account(login: "ghost"),
      // Old events without a repository have the name “/”.
      repository: object.object("repo")?.string("name").flatMap(GitHub.RepositoryName.init),
      createdAt: createdAt,
      kind: kind ?? .other(type: type, payload: object.text("payload"))
    )
  }
}

extension GitHub.Event.Kind {
  /// Reads the payload of a type of event; `nil` if the type is unknown, or a member is missing.
  fileprivate init?(type: String, _ payload: JSONObject) {
    guard
      let kind = Self.ofRepository(type, payload) ?? Self.ofConversation(type, payload)
        ?? Self.ofPullRequest(type, payload) ?? Self.ofAccount(type, payload)
    else { return nil }
    self = kind
  }
}
