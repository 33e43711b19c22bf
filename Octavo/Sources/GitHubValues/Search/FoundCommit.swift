extension GitHub {
  /// A commit that a search has found.
  public struct FoundCommit: Sendable, Hashable, Codable, Identifiable {
    /// The repository.
    public var repository: RepositoryName
    /// The commit.
    public var commit: Commit

    /// Makes a commit of a repository.
    public init(repository: RepositoryName, commit: Commit) {
      (self.repository, self.commit) = (repository, commit)
    }

    /// The repository with the name of the commit: forks have the same commits.
    public var id: String { "\(repository)@\(commit.sha)" }
  }
}

extension GitHub.FoundCommit: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let commit = GitHub.Commit(object),
      let repository = object.object("repository")?.nonEmptyString("full_name")
        .flatMap(GitHub.RepositoryName.init)
    else { return nil }
    self.init(repository: repository, commit: commit)
  }
}
