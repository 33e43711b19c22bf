public import Foundation
public import GitHubValues

/// Repositories, their branches and tags, and stars.
public protocol RepositoryService: AnyObject {
  /// A repository, found under older names as well.
  func repository(_ name: GitHub.RepositoryName) async throws -> GitHub.Repository

  /// A page of one of the lists.
  func repositories(
    in list: RepositoryList,
    at next: URL?
  ) async throws -> GitHub.Page<GitHub.Repository>

  /// A page of the repositories that match a query in GitHub's search syntax, best first.
  func repositories(
    matching query: String,
    at next: URL?
  ) async throws -> GitHub.Page<GitHub.Repository>

  /// All branches, then all tags, of a repository.
  func references(of repository: GitHub.RepositoryName) async throws -> [GitHub.Reference]

  /// Whether the person starred a repository.
  func isStarred(_ repository: GitHub.RepositoryName) async throws -> Bool

  /// Stars a repository or takes the star back; it may be so already.
  func setStarred(_ isStarred: Bool, _ repository: GitHub.RepositoryName) async throws
}
