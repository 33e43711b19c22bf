extension GitHub.Event {
  /// The kind of an action, with the details that the feed has.
  ///
  /// Actions are GitHub's own words (“opened”, “closed”, “merged” …). GitHub adds new ones, so that
  /// code that reads them needs a default. Details that are optional are missing in the short form
  /// of events, which GitHub has sent since 2025.
  public enum Kind: Sendable, Hashable, Codable {
    /// Commits were pushed; `reference` is a full name such as “refs/heads/main”.
    ///
    /// `commits` has the first 20 of them, and `commitCount` the number of all.
    case push(
      reference: String,
      head: String,
      before: String,
      commits: [PushedCommit]? = nil,
      commitCount: Int? = nil
    )
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
    case pullRequestReview(number: Int, state: GitHub.Review.State? = nil, title: String? = nil)
    /// A comment on a line of a pull request.
    case pullRequestReviewComment(number: Int, body: String?)
    /// A conversation about lines of a pull request was resolved, or is no longer.
    case pullRequestReviewThread(action: String, number: Int, title: String?)
    /// A discussion changed.
    case discussion(action: String, number: Int, title: String?)
    /// A comment on a commit.
    case commitComment(sha: String, body: String?)
    /// Pages of the wiki were made or changed.
    case wiki([WikiPage])
    /// An account was added to the repository, or changed as `action` says.
    case member(action: String, login: String)
    /// The repository was added to a team of its organisation.
    case team(name: String)
    /// The repository became public.
    case madePublic
    /// A release was published.
    case release(tag: String, name: String?)
    /// A sponsorship began or changed.
    case sponsorship(action: String)
    /// A service set the status of a commit.
    case status(GitHub.CommitStatus.State, sha: String, description: String?)
    /// An account was followed; no longer sent.
    case follow(login: String)
    /// A gist was made or changed; no longer sent.
    case gist(action: String, id: String, description: String?)
    /// A file was offered for download; no longer sent.
    case download(name: String)
    /// A commit of a fork was applied to `reference`; no longer sent.
    case forkApply(reference: String)
    /// Another kind; `type` is GitHub's word for it, and `payload` its details in JSON.
    case other(type: String, payload: String? = nil)
  }
}
