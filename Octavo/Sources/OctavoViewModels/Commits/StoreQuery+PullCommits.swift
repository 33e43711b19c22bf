import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == [GitHub.Commit] {
  /// The commits of a pull request, oldest first, of which the server lists 250.
  public static func commits(ofPull number: Int, of name: GitHub.RepositoryName) -> Self {
    list("pull commits", of: "\(name)#\(number)", .commits(ofPullRequest: number, of: name)) {
      $0.refresh = .allPages
    }
  }
}

nonisolated extension StoreQuery where Value == GitHub.PullCommitFacts {
  /// The signatures and checks of the commits of a pull request.
  public static func commitFacts(ofPull number: Int, of name: GitHub.RepositoryName) -> Self {
    let source = QuerySource.document(Endpoint.commitFacts(ofPullRequest: number, of: name))
    return Self("pull commit facts", "\(name)".lowercased(), "\(number)", from: source)
  }
}
