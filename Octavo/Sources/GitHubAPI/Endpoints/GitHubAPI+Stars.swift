public import GitHubValues

extension GitHubAPI {
  /// The repositories that the logged-in account starred, latest star first.
  public func ownStarred() -> Pages<GitHub.Repository> {
    pages(["user", "starred"])
  }

  /// The repositories that an account starred, latest star first.
  public func starred(by login: String) -> Pages<GitHub.Repository> {
    pages(["users", login, "starred"])
  }

  /// Whether the logged-in account starred a repository.
  public func isStarred(_ repository: GitHub.RepositoryName) async throws -> Bool {
    try await isTrue(["user", "starred", repository.owner, repository.name])
  }

  /// Stars a repository; one that has the star already keeps it.
  public func star(_ repository: GitHub.RepositoryName) async throws {
    try await perform(.put, ["user", "starred", repository.owner, repository.name])
  }

  /// Takes the star back; one that has none stays without.
  public func unstar(_ repository: GitHub.RepositoryName) async throws {
    try await perform(.delete, ["user", "starred", repository.owner, repository.name])
  }
}
