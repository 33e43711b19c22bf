public import Foundation

extension GitHub {
  /// A commit as a log shows it.
  public struct Commit: Sendable, Hashable, Codable, Identifiable {
    /// The name of the object.
    public var sha: String
    /// The whole message.
    public var message: String
    /// The author's name, as the commit has it.
    public var authorName: String
    /// The account of the author, if the server knows one.
    public var author: Account?
    /// The time at which the author made it.
    public var date: Date?

    /// Makes a commit.
    public init(
      sha: String,
      message: String,
      authorName: String = "",
      author: Account? = nil,
      date: Date? = nil
    ) {
      self.sha = sha
      self.message = message
      self.authorName = authorName
      self.author = author
      self.date = date
    }

    /// The object's name, which no other commit has.
    public var id: String { sha }

    /// The first line of the message.
    public var subject: String {
      String(message.prefix { !$0.isNewline })
    }
  }
}

extension GitHub.Commit: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let sha = object.nonEmptyString("sha"), let commit = object.object("commit") else {
      return nil
    }
    let author = commit.object("author") ?? commit.object("committer")
    self.init(
      sha: sha,
      message: commit.string("message") ?? "",
      authorName: author?.string("name") ?? "",
      author: object.value("author"),
      date: author?.date("date")
    )
  }
}
