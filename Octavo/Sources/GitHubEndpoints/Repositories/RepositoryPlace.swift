public import GitHubValues

extension GitHub {
  /// The place of a repository in the API: its name, or its id.
  ///
  /// A write that may be sent later is addressed by id. A name may belong to another repository by
  /// then.
  public protocol RepositoryPlace: Sendable {
    /// The components of its path below the API.
    var path: [String] { get }
  }
}

extension GitHub.RepositoryName: GitHub.RepositoryPlace {
  /// The path by name, from which the server redirects to a renamed repository.
  public var path: [String] { ["repos", owner, name] }
}

extension GitHub.RepositoryID: GitHub.RepositoryPlace {
  /// The path by id.
  public var path: [String] { ["repositories", "\(rawValue)"] }
}
