import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == Changes {
  /// The changes of a commit or a comparison.
  public static func changes(_ subject: ChangesSubject, of name: GitHub.RepositoryName) -> Self {
    let repository = "\(name)".lowercased()
    switch subject {
    case .commit(let sha):
      let endpoint = Endpoint.commit(sha, of: name).map { Changes($0) }
      return Self("commit", repository, sha, from: .document(endpoint))
    case .comparison(let base, let head):
      let endpoint = Endpoint.comparison(from: base, to: head, of: name).map { Changes($0) }
      return Self("comparison", repository, base, head, from: .document(endpoint))
    }
  }
}
