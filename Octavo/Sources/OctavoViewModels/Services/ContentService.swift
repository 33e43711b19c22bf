public import GitHubValues

/// What is in a repository at a branch, a tag or a commit.
public protocol ContentService: AnyObject {
  /// The readme at a branch, tag or commit (`nil`: the default branch), or `nil` if there is none.
  func readme(
    of repository: GitHub.RepositoryName,
    at reference: String?
  ) async throws -> GitHub.File?

  /// The entries of a commit, a branch, a tag or a folder's object.
  ///
  /// If `recursive`, those of all folders below come along, unless they are too many.
  func tree(
    _ reference: String,
    of repository: GitHub.RepositoryName,
    recursive: Bool
  ) async throws -> GitHub.Tree

  /// A file's contents; `APIError.Reason.tooLarge` beyond `limit` bytes.
  func file(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String,
    limit: Int
  ) async throws -> GitHub.File
}
