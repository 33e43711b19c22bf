public import GitHubValues

/// The contents of a file in a repository, whichever commits and paths have them.
public nonisolated struct Blob: Sendable, Hashable {
  /// The repository.
  public var repository: GitHub.RepositoryName
  /// The name of the object.
  public var sha: String
  /// The number of bytes; `nil` if it is not known.
  public var size: Int?

  /// Makes a blob.
  public init(repository: GitHub.RepositoryName, sha: String, size: Int? = nil) {
    self.repository = repository
    self.sha = sha
    self.size = size
  }
}
