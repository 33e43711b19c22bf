/// Pull requests: those that merge commits tell of, all of them merged.
struct PullEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let pull = "/repos/:owner/:repo/pulls/:number"
    return [
      .get("/repos/:owner/:repo/pulls", action: pulls),
      .get("/repos/:owner/:repo/commits/:ref/pulls", action: pullsOfCommit),
      .get("/repos/:owner/:repo/pulls/comments", action: services.emptyList),
      .get(pull, action: self.pull),
      .get("\(pull)/commits", action: commits),
      .get("\(pull)/files", action: files),
      .get("\(pull)/merge") {
        _ = try await found($0); return .noContent
      },
      .get("\(pull)/reviews") {
        _ = try await found($0); return .json([String]())
      },
      .get("\(pull)/comments") {
        _ = try await found($0); return .json([String]())
      },
      .get("\(pull)/requested_reviewers", action: reviewers),
    ]
  }

  @Sendable private func pulls(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let state = request.query["state"] ?? "open"
    guard ["open", "closed", "all"].contains(state) else {
      throw ErrorResponse.invalid(resource: "PullRequest", field: "state")
    }
    var pulls = state == "open" ? [] : try await repository.git.pulls()
    if let head = request.query["head"] {
      pulls.removeAll { "\($0.headOwner):\($0.headBranch)" != head }
    }
    if let base = request.query["base"] {
      let branch = try await repository.git.refs().defaultBranch
      if base != branch { pulls = [] }
    }
    if request.query["direction"] == "asc" { pulls.reverse() }
    return try await list(pulls, repository, request)
  }

  @Sendable private func pullsOfCommit(_ request: EndpointRequest) async throws -> EndpointResponse
  {
    let repository = try await services.repository(request)
    guard let commit = try await repository.git.commit(named: try request.text("ref")) else {
      throw ErrorResponse.notFound
    }
    let pulls = try await repository.git.pulls().filter {
      $0.head == commit || $0.merge.id == commit
    }
    return try await list(pulls, repository, request)
  }

  private func list(
    _ pulls: [MergedPull],
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let page = PageRequest(request.query)
    let shown = Array(pulls.dropFirst(page.start).prefix(page.size))
    let bodies = try await bodies(shown, repository, request)
    let links = page.links(request, total: pulls.count)
    return .json(bodies, headers: links.map { ["Link": $0] } ?? [:])
  }

  private func bodies(
    _ pulls: [MergedPull],
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws -> [PullBody] {
    let catalog = try await services.catalog(for: request)
    let body = RepositoryBody(
      details: await catalog.details(of: repository),
      links: request.links
    )
    let users = catalog.snapshot.users
    return pulls.map { pull in
      let author = pull.author(among: users)
      return PullBody(
        pull: pull,
        author: author,
        association: catalog.snapshot.roles.association(of: author.login, in: repository),
        merger: pull.merger(among: users) ?? body.details.owner,
        repository: body,
        links: request.links
      )
    }
  }

  /// Returns the repository and the pull request that a request names.
  private func found(
    _ request: EndpointRequest
  ) async throws -> (repository: HostedRepository, pull: MergedPull) {
    let repository = try await services.repository(request)
    guard let number = Int(try request.text("number")),
      let pull = try await repository.git.pulls().first(where: { $0.number == number })
    else { throw ErrorResponse.notFound }
    return (repository, pull)
  }

  @Sendable private func pull(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, pull) = try await found(request)
    let git = repository.git
    let ancestor = try await git.mergeBase(pull.base, pull.head) ?? pull.base
    if let form = request.patchForm {
      return .patch(
        try await git.text(
          from: ancestor,
          to: pull.head,
          as: form,
          within: services.sizes
        ),
        form
      )
    }
    let changes = try await git.changes(from: ancestor, to: pull.head)
    guard var body = try await bodies([pull], repository, request).first else {
      throw ErrorResponse.notFound
    }
    body.counts = PullBody.Counts(
      commits: try await git.distance(from: pull.base, to: pull.head).ahead,
      additions: changes.additions,
      deletions: changes.deletions,
      files: changes.changes.count
    )
    return .json(body)
  }

  @Sendable private func commits(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, pull) = try await found(request)
    var selection = CommitSelection(from: pull.head)
    selection.base = pull.base
    // GitHub lists no more commits than this.
    let records = try await repository.git.commits(selection, atMost: 250)
    let users = try await services.catalog.snapshot().users
    return await .page(of: records.reversed(), for: request) {
      CommitBody($0, in: repository, users: users, links: request.links)
    }
  }

  @Sendable private func files(_ request: EndpointRequest) async throws -> EndpointResponse {
    let (repository, pull) = try await found(request)
    let ancestor = try await repository.git.mergeBase(pull.base, pull.head) ?? pull.base
    let diff = try await repository.git.changes(from: ancestor, to: pull.head)
    let changes = Array(diff.changes.prefix(services.sizes.changedFiles))
    return try await .page(
      of: changes,
      for: request,
      bodies: { shown in
        try await repository.git.patched(shown[...], of: diff, within: services.sizes).map {
          FileChangeBody(
            change: $0,
            repository: repository.fullName,
            head: pull.head,
            links: request.links
          )
        }
      }
    )
  }

  @Sendable private func reviewers(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try await found(request)
    return .json(
      InlineJSONObject { fields in
        fields.set("users", [String]())
        fields.set("teams", [String]())
      }
    )
  }
}
