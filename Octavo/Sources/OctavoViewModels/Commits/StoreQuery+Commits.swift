import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == [GitHub.Commit] {
  /// The commits that a branch, tag or commit can reach, newest first; with a path, those that
  /// change the file or the folder.
  public static func commits(
    of name: GitHub.RepositoryName,
    at revision: String,
    path: String = ""
  ) -> Self {
    let endpoint = Endpoint.commits(of: name, at: revision, path: path.isEmpty ? nil : path)
    // No name of a repository or a reference has a space.
    return list("commits", of: "\(name) \(revision) \(path)", endpoint)
  }
}
