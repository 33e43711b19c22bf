public import Foundation

extension GitHub {
  /// A comment on a line of a pull request.
  public struct ReviewComment: Sendable, Hashable, Codable, Identifiable {
    /// The number of the comment, unique on its server.
    public var id: Int
    /// The number of its review.
    public var review: Int?
    /// The number of the comment that it replies to.
    public var inReplyTo: Int?
    /// The account that wrote it; `nil` if it has been deleted.
    public var author: Account?
    /// The text, in Markdown.
    public var body: String
    /// The path of the file.
    public var path: String
    /// The line in the file; `nil` if a later commit has removed it.
    public var line: Int?
    /// The line in the file of the commit that was commented on.
    public var originalLine: Int?
    /// Whether the line is in the file before the change.
    public var isOnOldSide: Bool
    /// The hunk of the change up to the line.
    public var hunk: String
    /// The time at which it was written.
    public var createdAt: Date?
    /// The time of its last change.
    public var updatedAt: Date?
    /// The address of the comment on its page.
    public var htmlURL: URL?
    /// The id in GraphQL; `nil` if an old server sends none.
    public var nodeID: String?
    /// The name of the commit that was commented on; `nil` if the response does not have it.
    public var originalCommit: String?
    /// The relation of the author to the repository.
    public var association: Association?
    /// Whether it is a part of a review that is not sent yet.
    public var isPending = false
  }
}

extension GitHub.ReviewComment: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.integer("id"), let path = object.nonEmptyString("path") else {
      return nil
    }
    self.init(
      id: id,
      review: object.integer("pull_request_review_id"),
      inReplyTo: object.integer("in_reply_to_id"),
      author: object.value("user"),
      body: object.string("body") ?? "",
      path: path,
      line: object.integer("line"),
      originalLine: object.integer("original_line"),
      isOnOldSide: object.string("side") == "LEFT",
      hunk: object.string("diff_hunk") ?? "",
      createdAt: object.date("created_at"),
      updatedAt: object.date("updated_at"),
      htmlURL: object.url("html_url"),
      nodeID: object.nonEmptyString("node_id"),
      originalCommit: object.nonEmptyString("original_commit_id"),
      association: object.enumeration("author_association")
    )
  }
}

extension GitHub.ReviewComment {
  /// The fields of a comment of a thread in GraphQL.
  package static let fields = """
    id databaseId body createdAt updatedAt url state authorAssociation
    author { __typename login avatarUrl } line originalLine
    replyTo { databaseId } pullRequestReview { databaseId } originalCommit { oid }
    """

  /// Reads a comment of a thread in GraphQL.
  init?(inThreadAt path: String, isOnOldSide: Bool, _ object: JSONObject) {
    guard let id = object.integer("databaseId") else { return nil }
    self.init(
      id: id,
      review: object.object("pullRequestReview")?.integer("databaseId"),
      inReplyTo: object.object("replyTo")?.integer("databaseId"),
      author: object.object("author").flatMap(GitHub.Account.init(actor:)),
      body: object.string("body") ?? "",
      path: path,
      line: object.integer("line"),
      originalLine: object.integer("originalLine"),
      isOnOldSide: isOnOldSide,
      hunk: "",
      createdAt: object.date("createdAt"),
      updatedAt: object.date("updatedAt"),
      htmlURL: object.url("url"),
      nodeID: object.nonEmptyString("id"),
      originalCommit: object.object("originalCommit")?.nonEmptyString("oid"),
      association: object.enumeration("authorAssociation"),
      isPending: object.string("state") == "PENDING"
    )
  }
}

extension GitHub.Account {
  /// Reads an account of GraphQL, whose logins of programs lack the ending of the REST API.
  package init?(actor object: JSONObject) {
    guard let login = object.nonEmptyString("login") else { return nil }
    let isBot = object.string("__typename") == "Bot" && !login.hasSuffix("[bot]")
    self.init(
      login: isBot ? "\(login)[bot]" : login,
      avatarURL: object.url("avatarUrl"),
      kind: isBot ? .bot : nil
    )
  }
}
