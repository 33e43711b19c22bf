/// The objects of pull requests and checks by their names.
extension GraphQLScope {
  /// Returns a node of a pull request, or of the checks of a commit; `nil` if there is none.
  func pullNode(_ kind: String, _ id: String) async throws -> (any GraphQLObject)? {
    let reviews = ReviewStore(state: services.state)
    switch kind {
    case "PullRequestReview":
      guard let number = Int(id), let issue = try await reviews.issue(ofReview: number),
        let pull = try await pull(of: issue)
      else { return nil }
      return try await pull.reviews([:]).first { $0.id == number }
    case "PullRequestReviewThread":
      guard let number = Int(id), let thread = try await reviews.thread(number),
        let pull = try await pull(of: thread.issue)
      else { return nil }
      return try await pull.threads().first { $0.stored.id == thread.id }
    case "PullRequestReviewComment":
      guard let number = Int(id),
        let found = try await reviews.comment(number, for: login),
        let issue = found.issue.id, let pull = try await pull(of: issue)
      else { return nil }
      return try await pull.reviewComments().first { $0.id == number }
    default: return try await checkNode(kind, id)
    }
  }

  /// Returns the pull request of a stored issue, if the viewer sees it.
  private func pull(of id: Int64) async throws -> GraphQLIssue? {
    guard let issue = try await IssueStore(state: services.state).issue(id: id),
      let hosted = try await repositories().first(where: { $0.id == issue.repository })
    else { return nil }
    return try await self.issue(issue.number, in: hosted.fullName)
  }

  private func checkNode(_ kind: String, _ id: String) async throws -> (any GraphQLObject)? {
    let store = CheckStore(state: services.state)
    switch kind {
    case "Commit":
      let parts = id.split(separator: ":").map(String.init)
      guard parts.count == 2, let hosted = try await hosted(parts[0]),
        let oid = try await services.commit(withID: parts[1], in: hosted)
      else { return nil }
      return GraphQLCommit(scope: self, repository: hosted.fullName, oid: oid.hex)
    case "CheckRun":
      guard let number = Int64(id), let run = try await store.job(number),
        let suite = try await suite(run.suite)
      else { return nil }
      return GraphQLCheckRun(commit: suite.commit, run: run, suite: suite.suite.suite)
    case "CheckSuite":
      guard let number = Int64(id) else { return nil }
      return try await suite(number)
    default: return nil
    }
  }

  private func suite(_ id: Int64) async throws -> GraphQLCheckSuite? {
    let store = CheckStore(state: services.state)
    for hosted in try await repositories() {
      guard let suite = try await store.suite(id, in: hosted.id) else { continue }
      let commit = GraphQLCommit(
        scope: self,
        repository: hosted.fullName,
        oid: suite.suite.sha,
        pull: suite.suite.pull
      )
      return GraphQLCheckSuite(commit: commit, suite: suite)
    }
    return nil
  }
}
