extension DemoWorld {
  /// An action of a user that git does not record.
  public struct Activity: Sendable, Equatable {
    /// The kinds of actions, by the words that `World/activity.txt` uses.
    public enum Kind: String, Sendable, CaseIterable {
      /// An issue was opened, closed or commented on.
      case issue, close, comment
      /// A commit was commented on.
      case commitComment = "commit-comment"
      /// A branch was deleted.
      case deleteBranch = "delete-branch"
      /// A discussion or a page of a wiki was written, a repository was forked or made public, or a
      /// member was added to it.
      case discussion, fork, wiki, member, `public`
      /// A pull request was opened, closed or merged.
      case openPull = "open-pull"
      case closePull = "close-pull"
      case mergePull = "merge-pull"
      /// A pull request was reviewed, commented on at a line, or a thread of it was resolved.
      case review
      case reviewComment = "review-comment"
      case reviewThread = "review-thread"
      /// A release was published, or a user was sponsored.
      case release, sponsorship
    }

    /// The kind of the action.
    public let kind: Kind
    /// The login of the user who acted.
    public let actor: String
    /// The owner and name of the repository.
    public let repository: String
    /// The time between the action and the newest commit of the world, in seconds.
    public let age: Int
    /// The number of the issue, discussion or pull request.
    public let number: Int?
    /// The title, or the name of the branch, page, member or release.
    public let title: String?
    /// The text that was written.
    public let text: String?
    /// The labels of a new issue.
    public let labels: [String]
  }
}
