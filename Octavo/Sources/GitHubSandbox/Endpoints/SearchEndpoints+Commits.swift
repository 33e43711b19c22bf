extension SearchEndpoints {
  /// The most commits of a repository that a search returns.
  private static let mostCommits = 1000

  /// Searches in the messages of the commits of default branches, the newest first.
  @Sendable func commits(_ request: EndpointRequest) async throws -> EndpointResponse {
    let query = try query(request, in: .commits)
    let catalog = try await services.catalog(for: request)
    let users = catalog.snapshot.users
    var found: [(element: FoundCommit, score: Double)] = []
    for repository in catalog.snapshot.repositories where !repository.isFork {
      let named = query.conditions.allSatisfy { condition in
        SearchQuery.holds(condition, for: repository).map { $0 != condition.isNegated } ?? true
      }
      guard named, let head = try? await repository.git.refs().head else { continue }
      var selection = CommitSelection(from: head)
      selection.words = query.words
      let most = Self.mostCommits
      found += try await repository.git.commits(selection, skipping: 0, atMost: most)
        .map { FoundCommit(commit: $0, repository: repository) }
        .filter { $0.matches(query, users) }
        .map { (element: $0, score: 1) }
    }
    let ranked = sorted(found, for: request) { found, order in
      let commit = found.commit
      return order == "author-date" ? commit.author.time : commit.committer.time
    } name: {
      "\($0.repository.key)@\($0.commit.id)"
    }
    return try await response(ranked, for: request) { found, score in
      let url = "\(request.links.repository(found.repository.fullName))/commits/\(found.commit.id)"
      let texts = [SearchQuery.Text("message", found.commit.message)]
      return FoundCommitBody(
        commit: CommitBody(found.commit, in: found.repository, users: users, links: request.links),
        repository: RepositoryBody(
          details: await catalog.details(of: found.repository),
          links: request.links
        ),
        match: match(score, query, request, in: texts, of: "Commit", at: url)
      )
    }
  }
}
