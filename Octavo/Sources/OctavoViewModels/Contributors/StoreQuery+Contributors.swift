import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == [GitHub.Contributor] {
  /// The accounts that have committed to a repository, most commits first.
  public static func contributors(to name: GitHub.RepositoryName) -> Self {
    list("contributors", of: "\(name)", .contributors(of: name))
  }
}
