public import GitHubValues

extension GitHubAPI {
  /// A repository, found under older names as well.
  public func repository(_ name: GitHub.RepositoryName) async throws -> GitHub.Repository {
    try await value(for: .get(name.path))
  }

  /// The repositories that the logged-in account owns, private ones too, by name.
  public func ownRepositories() -> Pages<GitHub.Repository> {
    pages(["user", "repos"], query: [("affiliation", "owner"), ("sort", "full_name")])
  }

  /// The public repositories of an account, by name.
  public func repositories(of login: String) -> Pages<GitHub.Repository> {
    pages(["users", login, "repos"], query: [("sort", "full_name")])
  }

  /// The branches of a repository.
  public func branches(of repository: GitHub.RepositoryName) -> Pages<GitHub.Reference> {
    pages(repository.path + ["branches"]) { (branch: NamedCommit) in
      GitHub.Reference(kind: .branch, name: branch.name, sha: branch.sha)
    }
  }

  /// The tags of a repository.
  public func tags(of repository: GitHub.RepositoryName) -> Pages<GitHub.Reference> {
    pages(repository.path + ["tags"]) { (tag: NamedCommit) in
      GitHub.Reference(kind: .tag, name: tag.name, sha: tag.sha)
    }
  }

  /// The commits that a branch, tag or commit can reach, newest first.
  ///
  /// - Throws: `.emptyRepository` when there are none yet.
  public func commits(
    of repository: GitHub.RepositoryName,
    at reference: String? = nil
  ) -> Pages<GitHub.Commit> {
    pages(repository.path + ["commits"], query: reference.map { [("sha", $0)] } ?? [])
  }

  /// Repositories that match a query in GitHub's search syntax, best first.
  ///
  /// The server gives at most the first 1,000.
  public func repositories(matching query: String) -> Pages<GitHub.Repository> {
    pages(["search", "repositories"], query: [("q", query)], perPage: 30)
  }

  /// How many requests are left; empty on servers that do not count.
  ///
  /// Asking costs none.
  public func rateLimits() async throws -> [GitHub.RateLimit] {
    do {
      return try await value(RateLimits.self, for: .get(["rate_limit"])).limits
    } catch let error as APIError where error.reason == .notFound {
      return []
    }
  }
}

extension GitHub.RepositoryName {
  /// Where the API has the repository.
  var path: PathComponents { ["repos", owner, name] }
}
