extension GitHub.Event {
  /// The kind of an action, with the details that the feed has.
  ///
  /// Actions are GitHub's own words (“opened”, “closed”, “merged” …). GitHub adds new ones, so that
  /// code that reads them needs a default.
  public enum Kind: Sendable, Hashable, Codable {
    /// Commits were pushed; `reference` is a full name such as “refs/heads/main”.
    case push(reference: String, head: String, before: String)
    /// The repository was made.
    case createRepository
    /// A branch or tag was made.
    case create(GitHub.Reference.Kind, name: String)
    /// A branch or tag was removed.
    case delete(GitHub.Reference.Kind, name: String)
    /// The repository was starred.
    case star
    /// The repository was copied.
    case fork(to: GitHub.RepositoryName)
    /// An issue changed.
    case issue(action: String, number: Int, title: String?)
    /// A comment on an issue or, if `onPullRequest`, on a pull request.
    case issueComment(number: Int, title: String?, body: String?, onPullRequest: Bool)
    /// A pull request changed; one that was closed by merging is “merged”.
    case pullRequest(action: String, number: Int, title: String?)
    /// A review of a pull request.
    case pullRequestReview(number: Int)
    /// A comment on a line of a pull request.
    case pullRequestReviewComment(number: Int, body: String?)
    /// A comment on a commit.
    case commitComment(sha: String, body: String?)
    /// An account was added to the repository, or changed as `action` says.
    case member(action: String, login: String)
    /// The repository became public.
    case madePublic
    /// A release was published.
    case release(tag: String, name: String?)
    /// Another kind; `type` is GitHub's word for it, such as “GollumEvent”.
    case other(type: String)
  }
}
