extension DemoWorld {
  /// An action of a user that git does not record.
  public struct Activity: Sendable, Equatable {
    /// The kinds of actions, by the words that `World/activity.txt` uses.
    public enum Kind: String, Sendable, CaseIterable {
      /// An issue was opened, closed, opened again or commented on.
      case issue, close, reopen, comment
      /// An issue was labelled or assigned, or is no longer.
      case label, unlabel, assign, unassign
      /// A commit was commented on.
      case commitComment = "commit-comment"
      /// A branch was created or deleted, or a tag was deleted.
      case createBranch = "create-branch"
      case deleteBranch = "delete-branch"
      case deleteTag = "delete-tag"
      /// The repository was created.
      case createRepository = "create-repository"
      /// A discussion or a page of a wiki was written, a repository was forked or made public, or a
      /// member was added to it.
      case discussion, fork, wiki, member, `public`
      /// A pull request was opened, closed, opened again or merged.
      case openPull = "open-pull"
      case closePull = "close-pull"
      case reopenPull = "reopen-pull"
      case mergePull = "merge-pull"
      /// A pull request was labelled or assigned, or is no longer.
      case labelPull = "label-pull"
      case unlabelPull = "unlabel-pull"
      case assignPull = "assign-pull"
      case unassignPull = "unassign-pull"
      /// A pull request was approved, found to need changes, or reviewed without a verdict.
      case review
      case requestChanges = "request-changes"
      case commentReview = "comment-review"
      /// A pull request was commented on at a line, or a thread of it was resolved.
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
    /// The title, or the name of the branch, tag, page, member, assignee, label or release.
    public let title: String?
    /// The text that was written.
    public let text: String?
    /// The labels of a new issue.
    public let labels: [String]
  }
}
