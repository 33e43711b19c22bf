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
    /// The time of the newest thing that another account may have done; `nil` if none is known.
    public var dateOfOthers: Date?

    /// Makes a comment.
    public init(by author: String?, isByBot: Bool = false, at date: Date, others: Date? = nil) {
      (self.author, self.isByBot, self.date, dateOfOthers) = (author, isByBot, date, others)
    }
  }
}

extension GitHub.SubjectState.LastComment {
  /// Reads the last of several comments and reviews; `nil` if none has a time.
  ///
  /// The opening counts as one by its author, and the closing as one by another account. Comments
  /// before those that were read may be by another account, too.
  ///
  /// - Parameters:
  ///   - lists: The last comments, and the last reviews.
  ///   - opening: The issue, pull request or discussion.
  ///   - closed: The time at which it was closed.
  init?(of lists: [[JSONObject]], opening: JSONObject, closed: Date?) {
    let lists = lists.map { $0.compactMap(Self.init).sorted { $0.date < $1.date } }
    guard let last = lists.joined().max(by: { $0.date < $1.date }) else { return nil }
    self = last
    var others = lists.map { list in
      list.last { $0.author != last.author }?.date
        ?? (list.count >= Self.mostRead ? list[0].date : nil)
    }
    let opening = Self(opening)
    others += [closed, opening?.author == last.author ? nil : opening?.date]
    dateOfOthers = others.compactMap(\.self).max()
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
