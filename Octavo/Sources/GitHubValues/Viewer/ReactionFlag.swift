extension GitHub {
  /// A reaction of the user as a flag: to an issue or a comment on it, with one content.
  public struct ReactionFlag: Sendable, Hashable {
    /// The id of the repository.
    public var repository: RepositoryID
    /// The number of the issue or pull request.
    public var number: Int
    /// The number of the comment; `nil` for the issue itself.
    public var comment: Int?
    /// The picture.
    public var content: Reaction.Content

    /// Makes the flag of a content.
    public init(_ content: Reaction.Content, to comment: Int?, on issue: IssuePlace) {
      (repository, number) = (issue.repository, issue.number)
      (self.comment, self.content) = (comment, content)
    }

    /// Reads the key of a flag.
    init?(key: String) {
      let parts = key.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 4, let repository = Int(parts[0]), let number = Int(parts[1]),
        !parts[3].isEmpty
      else { return nil }
      self.repository = RepositoryID(rawValue: repository)
      self.number = number
      comment = Int(parts[2])
      content = Reaction.Content(rawValue: String(parts[3]))
    }

    /// The key of the flag.
    var key: String {
      "\(issueKey)/\(comment.map(String.init) ?? "")/\(content.rawValue.lowercased())"
    }

    /// The key of the issue’s ``IssuePlace``.
    public var issueKey: String { "\(repository.rawValue)/\(number)" }
  }
}

extension GitHub.ViewerFlag {
  /// A reaction to an issue or a comment.
  public static func reaction(_ reaction: GitHub.ReactionFlag) -> Self {
    Self(.reaction, key: reaction.key)
  }

  /// The reaction that the flag is; `nil` for another flag.
  public var reaction: GitHub.ReactionFlag? {
    kind == .reaction ? GitHub.ReactionFlag(key: key) : nil
  }
}
