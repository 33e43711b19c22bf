public import Foundation

extension GitHub {
  /// A comment on an issue, a pull request or a gist.
  public struct Comment: Sendable, Hashable, Codable, Identifiable {
    /// The number of the comment, unique on its server.
    public var id: Int
    /// The account that wrote it; `nil` if it has been deleted.
    public var author: Account?
    /// The text, in Markdown.
    public var body: String
    /// The time at which it was written.
    public var createdAt: Date?
    /// The time of its last change.
    public var updatedAt: Date?
    /// The address of the comment on its page.
    public var htmlURL: URL?
    /// The id in GraphQL; `nil` if an old server sends none.
    public var nodeID: String?
    /// The numbers of reactions; `nil` if the server does not send them.
    public var reactions: ReactionCounts?
    /// The relation of the author to the repository.
    public var association: Association?
    /// The reason for which it is hidden; `nil` if it is not, or the server does not say.
    public var hidden: HidingReason?
  }
}

extension GitHub.Comment {
  /// Makes a comment, whose other members a function sets.
  public init(id: Int, body: String, configure: (inout Self) -> Void = { _ in }) {
    self.init(id: id, author: nil, body: body)
    configure(&self)
  }
}

extension GitHub.Comment: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id") else { return nil }
    self.init(
      id: id,
      author: object.value("user"),
      body: object.string("body") ?? "",
      createdAt: object.date("created_at"),
      updatedAt: object.date("updated_at"),
      htmlURL: object.url("html_url"),
      nodeID: object.nonEmptyString("node_id"),
      reactions: object.value("reactions"),
      association: object.enumeration("author_association"),
      hidden: object.object("minimized").map { $0.enumeration("reason") ?? .outdated }
    )
  }
}
