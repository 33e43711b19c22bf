import GitHubEndpoints
public import GitHubValues

/// The commits or the pull request of an event whose feed has only their names.
public nonisolated enum NewsSubject: Sendable, Hashable, Codable {
  /// The commits from one to another.
  case push(GitHub.RepositoryName, base: String, head: String)
  /// A pull request.
  case pullRequest(GitHub.RepositoryName, Int)
}

nonisolated extension StoreQuery where Value == GitHub.Event.Detail {
  /// The detail that an event lacks.
  public static func detail(of subject: NewsSubject) -> Self {
    switch subject {
    case .push(let name, let base, let head):
      let endpoint = Endpoint.detail(ofPushFrom: base, to: head, of: name)
      return Self("push", "\(name)".lowercased(), base, head, from: .document(endpoint))
    case .pullRequest(let name, let number):
      let endpoint = Endpoint.detail(ofPullRequest: number, of: name)
      return Self("pullTitle", "\(name)".lowercased(), "\(number)", from: .document(endpoint))
    }
  }
}

nonisolated extension StoreQuery where Value == [NewsSubject: GitHub.Event.Detail] {
  /// The details of events, as far as the store has them.
  public static func details(of subjects: [NewsSubject]) -> Self {
    let queries = subjects.map { (key: $0, query: StoreQuery<GitHub.Event.Detail>.detail(of: $0)) }
    let names = queries.map(\.query.name).joined(separator: "\u{0}")
    return Self("details", names, from: .documents(DocumentsQuery(queries: queries)))
  }
}
