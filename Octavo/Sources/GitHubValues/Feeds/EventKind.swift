extension GitHub.Event {
  /// What was done, with as much as the feed tells about it.
  ///
  /// Actions are GitHub's own words (“opened”, “closed”, “merged” …). New ones appear now and
  /// then, so a reader of them needs a plain default.
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
    /// Somebody commented on an issue or, where `onPullRequest`, on a pull request.
    case issueComment(number: Int, title: String?, body: String?, onPullRequest: Bool)
    /// A pull request changed; one that was closed by merging is “merged”.
    case pullRequest(action: String, number: Int, title: String?)
    /// Somebody reviewed a pull request.
    case pullRequestReview(number: Int)
    /// Somebody commented on a line of a pull request.
    case pullRequestReviewComment(number: Int, body: String?)
    /// Somebody commented on a commit.
    case commitComment(sha: String, body: String?)
    /// Somebody was added to the repository, or another change as `action` says.
    case member(action: String, login: String)
    /// The repository was opened to everybody.
    case madePublic
    /// A release was published.
    case release(tag: String, name: String?)
    /// Something else; `type` is GitHub's word for it, such as “GollumEvent”.
    case other(type: String)
  }
}
