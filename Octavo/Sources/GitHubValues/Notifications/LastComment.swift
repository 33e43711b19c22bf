public import Foundation

extension GitHub.SubjectState {
  /// The last comment or review of an issue, pull request or discussion.
  public struct LastComment: Sendable, Hashable, Codable {
    /// The login of its author; `nil` if the account has been deleted.
    public var author: String?
    /// Whether a program has written it.
    public var isByBot: Bool
    /// The time at which it was written.
    public var date: Date
    /// The time of the newest one by another account; `nil` if none is known.
    public var dateOfOthers: Date?

    /// Makes a comment.
    public init(by author: String?, isByBot: Bool = false, at date: Date, others: Date? = nil) {
      (self.author, self.isByBot, self.date, dateOfOthers) = (author, isByBot, date, others)
    }
  }
}

extension GitHub.SubjectState.LastComment {
  /// Reads the last of several comments and reviews; `nil` if none has a time.
  init?(of comments: [JSONObject]) {
    let known = comments.compactMap(Self.init).sorted { $0.date < $1.date }
    guard let last = known.last else { return nil }
    self = last
    dateOfOthers = known.last { $0.author != last.author }?.date
    // Those before the ones that were read may be by another account.
    if dateOfOthers == nil, known.count >= Self.mostRead { dateOfOthers = known[0].date }
  }

  private init?(_ object: JSONObject) {
    guard let date = object.date("createdAt") ?? object.date("submittedAt") else { return nil }
    let author = object.object("author")
    self.init(
      by: author?.nonEmptyString("login"),
      isByBot: author?.string("__typename") == "Bot",
      at: date
    )
  }

  /// The number of comments that the query for states asks for.
  package static let mostRead = 5
}
