public import Foundation
public import GitHubValues

/// The target of a link in a news row.
public nonisolated enum NewsLink: Sendable, Hashable {
  /// To an account.
  case user(String)
  /// To a repository, at a branch or tag or at its default branch.
  case repository(GitHub.RepositoryName, GitHub.Reference?)
  /// To a commit.
  case commit(GitHub.RepositoryName, String)
  /// To the changes from one commit to another.
  case comparison(GitHub.RepositoryName, base: String, head: String)
  /// To the release of a tag.
  case release(GitHub.RepositoryName, tag: String)
  /// To a page for the browser.
  case web(URL)
}
