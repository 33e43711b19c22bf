public import GitHubValues
import OctavoMarkup

/// A part of a thread: the text of the issue, a comment, events, or a request that is not sent yet.
public nonisolated struct ThreadEntry: Identifiable, Equatable, Sendable {
  /// The thing that is shown.
  public enum Subject: Equatable, Sendable {
    /// The text of the issue.
    case issue(GitHub.Issue)
    /// A comment that the server has.
    case comment(GitHub.Comment)
    /// Neighbouring events by one account, as one sentence.
    case events([GitHub.IssueEvent])
    /// A fact of the issue, by its place among them.
    case fact(Int)
    /// Neighbouring comments that are shown as one line.
    case folded([GitHub.Comment])
    /// A review with a text.
    case review(GitHub.Review)
    /// The lines that a conversation of a pull request is about; whether its comments are shown.
    case thread(GitHub.ReviewThread, isOpen: Bool)
    /// A comment on lines.
    case reviewComment(GitHub.ReviewComment)
    /// The part that is not loaded, with the number of its comments.
    case gap(Int)
    /// A comment that the server has not confirmed.
    case request(OutboxRow)
  }

  /// A reaction with the number of accounts that have reacted so.
  public struct Reaction: Equatable, Sendable {
    /// The picture.
    public let content: GitHub.Reaction.Content
    /// The number of accounts, with the user’s own request.
    public let count: Int
    /// Whether the user has reacted so; `nil` while that is not known.
    public let isOwn: Bool?
  }

  /// The thing that is shown.
  public let subject: Subject
  /// The account that has written it; `nil` if it has been deleted.
  public let author: String?
  /// The words after the author, such as “commented 3 days ago · edited · owner”.
  public let words: String
  /// The text, in Markdown.
  public let text: String
  /// The reactions with at least one account.
  public let reactions: [Reaction]
  /// The last request on it that the server has not confirmed; `nil` for none.
  public let request: OutboxRow?
  /// The state of the request in words.
  public let status: String?
  /// The text that the server has of what the request edits; `nil` if it edits none.
  var present: String?
  /// The line of events, or of comments that are folded, which is all that is shown of them; empty
  /// for other entries.
  var line: [MarkupRun] = []
  /// The page that the line leads to, with the words for it; `nil` if it leads to none.
  var target: Target?

  /// A page that a line leads to.
  struct Target: Equatable, Sendable {
    /// The words for it, such as “#12”.
    let title: String
    /// The address.
    let address: String
  }

  /// The comment, the issue or the request, in words that no other entry of the thread has.
  public var id: String {
    switch subject {
    case .issue: "issue"
    case .comment(let comment): "comment-\(comment.id)"
    case .events(let events): "event-\(events.first?.id ?? "")"
    case .fact(let place): "fact-\(place)"
    case .folded(let comments): "folded-\(comments.first?.id ?? 0)"
    case .review(let review): "review-\(review.id)"
    case .thread(let thread, _): "thread-\(thread.id)"
    case .reviewComment(let comment): "discussion-\(comment.id)"
    case .gap: Subject.gapName
    case .request(let row): "request-\(row.id)"
    }
  }

  /// Returns the entry with another text.
  func with(text: String) -> Self {
    var entry = Self(
      subject: subject,
      author: author,
      words: words,
      text: text,
      reactions: reactions,
      request: request,
      status: status,
      present: present
    )
    (entry.line, entry.target) = (line, target)
    return entry
  }

  /// Whether it had another id before its comment was folded or opened.
  func wasNamed(_ id: ID) -> Bool {
    switch subject {
    case .folded(let comments): comments.contains { "comment-\($0.id)" == id }
    case .comment(let comment): "folded-\(comment.id)" == id
    case .issue, .events, .fact, .review, .thread, .reviewComment, .gap, .request: false
    }
  }

  /// The number of the comment; `nil` for another entry.
  public var comment: Int? { if case .comment(let comment) = subject { comment.id } else { nil } }

  /// Whether the server has refused the request, or the user has to decide about it.
  public var needsUser: Bool { request?.needsUser ?? false }

  /// The edit of a text that was changed elsewhere meanwhile, from that text on; `nil` for none.
  var conflict: (any TextEdit)? {
    guard let present, let request, request.isConflict,
      var edit = RequestKinds.request(request) as? any TextEdit
    else { return nil }
    edit.base = present
    return edit
  }
}
