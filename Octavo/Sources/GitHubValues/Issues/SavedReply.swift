extension GitHub {
  /// A text that an account has saved on the server, to be used in comments.
  public struct SavedReply: Sendable, Hashable, Codable, Identifiable {
    /// The id in GraphQL.
    public var id: String
    /// The title.
    public var title: String
    /// The text, in Markdown.
    public var body: String

    /// Makes a saved reply.
    public init(id: String, title: String, body: String) {
      (self.id, self.title, self.body) = (id, title, body)
    }
  }
}

extension GitHub.SavedReply: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.nonEmptyString("id") else { return nil }
    self.init(
      id: id,
      title: object.string("title") ?? "",
      body: object.string("body") ?? ""
    )
  }
}
