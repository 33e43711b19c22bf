extension SearchEndpoints {
  @Sendable func issues(_ request: EndpointRequest) async throws -> EndpointResponse {
    let query = try query(request, in: .issues)
    if request.viewer.tokenKind == .app, !query.namesKind {
      throw ErrorResponse(
        status: 422,
        message: "Query must include 'is:issue' or 'is:pull-request'"
      )
    }
    let snapshot = try await services.catalog.snapshot().visible(to: request.viewer)
    let open = try await PullStore(state: services.state).openRepositories()
    for repository in snapshot.repositories where open.contains(repository.id) {
      // A repository that cannot be read keeps what is known about it.
      try? await services.followHeads(in: repository, now: request.now)
    }
    let stored = try await storedIssues(snapshot)
    let known = Set(stored.map { "\($0.repository.id)#\($0.issue.number)" })
    let all =
      try await stored
      + mergedPulls(snapshot).filter {
        !known.contains("\($0.repository.id)#\($0.issue.number)")
      }
    let found = all.compactMap { issue in
      issue.score(in: query).map { (element: issue, score: $0) }
    }
    let reactions = try await ReactionStore(state: services.state)
      .counts(ofIssues: found.compactMap(\.element.issue.id))
    let facts = try await IssueStore(state: services.state)
      .facts(of: found.map(\.element.issue))
    let ranked = sorted(found, for: request, in: query) { found, order in
      switch order {
      case "": 0
      case "updated": found.issue.updated
      case "comments": found.comments.count
      default: found.issue.created
      }
    } name: {
      "\($0.repository.key)#\($0.issue.number)"
    }
    return try await response(ranked, for: request, type: "lexical") { found, score in
      let name = found.repository.fullName
      return IssueBody(
        issue: found.issue,
        comments: found.comments.count,
        repository: name,
        association: snapshot.roles.association(of: found.issue.login, in: found.repository),
        users: snapshot.users,
        facts: facts,
        links: request.links,
        media: TextMedia(request),
        reactions: reactions[found.issue.id ?? 0] ?? ReactionCounts(),
        match: match(
          score,
          query,
          request,
          in: found.texts,
          of: "Issue",
          at: "\(request.links.repository(name))/issues/\(found.issue.number)"
        )
      )
    }
  }

  private func storedIssues(_ snapshot: CatalogSnapshot) async throws -> [FoundIssue] {
    let store = IssueStore(state: services.state)
    let comments = try await store.comments()
    let stored = try await store.issues()
    let facts = try await store.facts(of: stored.map(\.issue))
    let pulls = try await foundPulls(stored.map(\.issue), snapshot)
    return stored.compactMap { issue, _ in
      guard let repository = snapshot.repository(id: issue.repository) else { return nil }
      return FoundIssue(
        issue: issue,
        repository: repository,
        comments: issue.id.flatMap { comments[$0] } ?? [],
        pull: issue.id.flatMap { pulls[$0] },
        milestone: facts.milestone(of: issue)?.milestone.title
      )
    }
  }

  /// Returns the branches and reviews of the pull requests among issues.
  private func foundPulls(
    _ issues: [StoredIssue],
    _ snapshot: CatalogSnapshot
  ) async throws -> [Int64: FoundPull] {
    let pulls = try await PullStore(state: services.state).all()
    guard !pulls.isEmpty else { return [:] }
    let reviews = try await ReviewStore(state: services.state).reviews(ofAll: Array(pulls.keys))
    let teams = snapshot.organizations.flatMap(\.teams).keyed(by: \.fullName)
    var found: [Int64: FoundPull] = [:]
    for issue in issues {
      guard let id = issue.id, let pull = pulls[id],
        let repository = snapshot.repository(id: issue.repository)
      else { continue }
      let approvals = repository.rules(of: pull.base)?.approvals ?? 0
      found[id] = FoundPull(
        pull: pull,
        decision: ReviewDecision.of(reviews[id] ?? [], requiring: approvals) {
          snapshot.roles.role(of: $0, in: repository) >= .write
        },
        needsReview: approvals > 0,
        reviewers: Set((reviews[id] ?? []).map { $0.login.lowercased() }),
        teams: pull.teamNames.compactMap { teams[$0] }.map {
          ($0.fullName, Set($0.members.map { $0.lowercased() }))
        }
      )
    }
    return found
  }

  /// Returns the pull requests of all repositories that can be read.
  private func mergedPulls(_ snapshot: CatalogSnapshot) async throws -> [FoundIssue] {
    var found: [FoundIssue] = []
    for repository in snapshot.repositories where !repository.isFork {
      guard let pulls = try? await repository.git.pulls() else { continue }
      found += pulls.map { pull in
        let issue = StoredIssue(
          pull,
          in: repository,
          users: snapshot.users
        )
        return FoundIssue(issue: issue, repository: repository)
      }
    }
    return found
  }
}

extension SearchQuery {
  /// Whether it says that it looks for issues or for pull requests, which apps have to say.
  fileprivate var namesKind: Bool {
    conditions.contains { condition in
      ["is", "type"].contains(condition.key)
        && ["issue", "pr", "pull-request"].contains(condition.value)
    }
  }
}
