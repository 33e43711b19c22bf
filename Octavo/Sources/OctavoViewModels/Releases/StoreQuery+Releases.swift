import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == [GitHub.Release] {
  /// The releases of a repository, newest first.
  public static func releases(of name: GitHub.RepositoryName) -> Self {
    list("releases", of: "\(name)", .releases(of: name)) { $0.key = \.tag }
  }
}

nonisolated extension StoreQuery where Value == GitHub.Release? {
  /// The latest release of a repository that is neither a draft nor a pre-release; the value is
  /// `nil` for a repository without one.
  public static func latestRelease(of name: GitHub.RepositoryName) -> Self {
    Self("latest release", "\(name)".lowercased(), from: .document(.latestRelease(of: name)))
  }
}

nonisolated extension StoreQuery where Value == GitHub.Release {
  /// The release of a tag.
  public static func release(_ tag: String, of name: GitHub.RepositoryName) -> Self {
    item(tag, of: "\(name)", in: "releases", .release(tag, of: name))
  }
}
