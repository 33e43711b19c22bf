extension GitHub {
  /// A review that is sent, with its comments on lines.
  public struct ReviewDraft: Sendable, Hashable, Encodable {
    /// The verdict of a review.
    public enum Event: String, Sendable, Hashable, Codable {
      /// The changes may be merged.
      case approve = "APPROVE"
      /// The changes must be changed.
      case requestChanges = "REQUEST_CHANGES"
      /// The review has comments only.
      case comment = "COMMENT"
    }

    /// The side of a change that a line is on.
    public enum Side: String, Sendable, Hashable, Codable {
      /// The file before the change.
      case old = "LEFT"
      /// The file after the change.
      case new = "RIGHT"
    }

    /// A comment on a line, or on the lines from `startLine` to `line`.
    public struct Comment: Sendable, Hashable, Encodable {
      /// The path of the file.
      public var path: String
      /// The text, in Markdown.
      public var body: String
      /// The line, or the last one.
      public var line: Int
      /// The side of the line.
      public var side: Side
      /// The first of several lines.
      public var startLine: Int?
      /// The side of the first line.
      public var startSide: Side?

      /// Makes a comment.
      public init(
        _ body: String,
        on path: String,
        line: Int,
        side: Side = .new,
        startLine: Int? = nil,
        startSide: Side? = nil
      ) {
        self.path = path
        self.body = body
        self.line = line
        self.side = side
        self.startLine = startLine
        self.startSide = startSide
      }

      private enum CodingKeys: String, CodingKey {
        case path, body, line, side
        case startLine = "start_line"
        case startSide = "start_side"
      }
    }

    /// The name of the commit that was reviewed.
    public var commit: String
    /// The verdict; `nil` keeps the review pending.
    public var event: Event?
    /// The text, in Markdown.
    public var body: String?
    /// The comments on lines.
    public var comments: [Comment]

    /// Makes a review.
    public init(
      of commit: String,
      event: Event?,
      body: String? = nil,
      comments: [Comment] = []
    ) {
      self.commit = commit
      self.event = event
      self.body = body
      self.comments = comments
    }

    private enum CodingKeys: String, CodingKey {
      case commit = "commit_id"
      case event, body, comments
    }
  }
}
