extension GitHub.Event {
  /// A commit of a push, in the long form of the event.
  public struct PushedCommit: Sendable, Hashable, Codable {
    /// The name of the object.
    public var sha: String
    /// The whole message.
    public var message: String
    /// The author's name, as the commit has it.
    public var authorName: String
  }
}

extension GitHub.Event.PushedCommit: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let sha = object.nonEmptyString("sha") else { return nil }
    self.init(
      sha: sha,
      message: object.string("message") ?? "",
      authorName: object.object("author")?.string("name") ?? ""
    )
  }
}
