extension GitHub {
  /// A conversation at a line of a pull request, which only GraphQL has as a whole.
  public struct ReviewThread: Sendable, Hashable, Codable, Identifiable {
    /// The id in GraphQL.
    public var id: String
    /// The path of the file.
    public var path: String
    /// The line, or the last one; `nil` if a later commit has removed it, and for a whole file.
    public var line: Int?
    /// The first of several lines.
    public var startLine: Int?
    /// The line, or the last one, in the file of the commit that was commented on.
    public var originalLine: Int?
    /// The first of several lines in that file.
    public var originalStartLine: Int?
    /// The side of the change that the line is on.
    public var side: ReviewDraft.Side
    /// The side of the first line.
    public var startSide: ReviewDraft.Side?
    /// Whether it is about the whole file.
    public var isOnFile: Bool
    /// Whether a later commit has changed the line.
    public var isOutdated: Bool
    /// Whether it is settled.
    public var isResolved: Bool
    /// The login of the account that has resolved it.
    public var resolver: String?
    /// Whether the viewer may resolve it.
    public var canResolve: Bool
    /// Whether the viewer may open it again.
    public var canUnresolve: Bool
    /// Whether the viewer may reply.
    public var canReply: Bool
    /// The comments, oldest first.
    public var comments: [ReviewComment]
    /// The number of all comments, of which a response has the first ones.
    public var commentCount: Int
  }
}

extension GitHub.ReviewThread {
  /// The name of the commit that was commented on; `nil` if it is not known.
  public var originalCommit: String? { comments.first?.originalCommit }
  /// The lines of the change up to the line, as they were then.
  public var hunk: String { comments.first?.hunk ?? "" }
  /// The number of the review that the thread began with.
  public var review: Int? { comments.first?.review }
  /// The last line that it is about, now or then.
  public var shownLine: Int? { line ?? originalLine }
}

extension GitHub.ReviewThread: LenientDecodable {
  /// The most comments of a thread that are read.
  package static let mostComments = 50

  /// The fields of a thread in GraphQL.
  package static let fields = """
    id path line startLine originalLine originalStartLine diffSide startDiffSide subjectType
    isOutdated isResolved viewerCanResolve viewerCanUnresolve viewerCanReply resolvedBy { login }
    first: comments(first: 1) { nodes { diffHunk } }
    comments(first: \(mostComments)) { totalCount nodes { \(GitHub.ReviewComment.fields) } }
    """

  package init?(_ object: JSONObject) {
    guard let id = object.nonEmptyString("id"), let path = object.nonEmptyString("path") else {
      return nil
    }
    let side = GitHub.ReviewDraft.Side(rawValue: object.string("diffSide") ?? "")
    var comments = object.nodes("comments").compactMap {
      GitHub.ReviewComment(inThreadAt: path, isOnOldSide: side == .old, $0)
    }
    if !comments.isEmpty {
      comments[0].hunk = object.nodes("first").first?.string("diffHunk") ?? ""
    }
    self.init(
      id: id,
      path: path,
      line: object.integer("line"),
      startLine: object.integer("startLine"),
      originalLine: object.integer("originalLine"),
      originalStartLine: object.integer("originalStartLine"),
      side: side ?? .new,
      startSide: object.string("startDiffSide").flatMap(GitHub.ReviewDraft.Side.init),
      isOnFile: object.string("subjectType") == "FILE",
      isOutdated: object.bool("isOutdated"),
      isResolved: object.bool("isResolved"),
      resolver: object.object("resolvedBy")?.nonEmptyString("login"),
      canResolve: object.bool("viewerCanResolve"),
      canUnresolve: object.bool("viewerCanUnresolve"),
      canReply: object.bool("viewerCanReply"),
      comments: comments,
      commentCount: object.object("comments")?.integer("totalCount") ?? comments.count
    )
  }
}
