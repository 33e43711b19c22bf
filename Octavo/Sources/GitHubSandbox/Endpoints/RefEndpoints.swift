/// Branches, tags and commits.
struct RefEndpoints: Sendable {
  let services: EndpointServices

  /// Lists of more commits than this have no link to their last page; counting takes too long.
  private static let countBound = 50_000

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/branches", action: branches),
      .get("/repos/:owner/:repo/branches/*branch", action: branch),
      .get("/repos/:owner/:repo/tags", action: tags),
      .get("/repos/:owner/:repo/commits", action: commits),
    ]
  }

  @Sendable private func branches(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let branches = try await repository.git.refs().branches
    return await .page(of: branches, for: request) {
      BranchBody(branch: $0, repository: repository.fullName, links: request.links)
    }
  }

  @Sendable private func branch(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let name = try request.text("branch")
    guard let branch = try await repository.git.refs().branch(name),
      let commit = try await repository.git.commits(
        from: branch.commit,
        path: nil,
        skipping: 0,
        atMost: 1
      ).first
    else {
      throw ErrorResponse(status: 404, message: "Branch not found")
    }
    let body = body(commit, repository, try await services.catalog.snapshot(), request)
    return .json(BranchDetailBody(name: branch.name, commit: body))
  }

  @Sendable private func tags(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    // Newest first, and of one age the higher version first.
    let tags = try await repository.git.refs().tags.sorted {
      $0.time == $1.time ? $0.name > $1.name : $0.time > $1.time
    }
    return await .page(of: tags, for: request) {
      TagBody(tag: $0, repository: repository.fullName, links: request.links)
    }
  }

  @Sendable private func commits(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    guard try await repository.git.refs().head != nil else { throw ErrorResponse.emptyRepository }
    guard let start = try await repository.git.commit(named: request.query["sha"] ?? "HEAD") else {
      throw ErrorResponse.notFound
    }
    let page = PageRequest(request.query)
    let path = request.query["path"].flatMap { $0.isEmpty ? nil : $0 }
    let found = try await repository.git.commits(
      from: start,
      path: path,
      skipping: page.start,
      atMost: page.size + 1
    )
    let snapshot = try await services.catalog.snapshot()
    let bodies = found.prefix(page.size).map { body($0, repository, snapshot, request) }
    let total = path == nil ? try await total(repository, start) : nil
    let links = page.links(request, total: total, hasNext: found.count > page.size)
    return .json(bodies, headers: links.map { ["Link": $0] } ?? [:])
  }

  private func total(_ repository: HostedRepository, _ start: ObjectID) async throws -> Int? {
    let bound = Self.countBound
    let count = try await repository.git.commitCount(at: start, upTo: bound)
    return count < bound ? count : nil
  }

  private func body(
    _ commit: CommitRecord,
    _ repository: HostedRepository,
    _ snapshot: CatalogSnapshot,
    _ request: EndpointRequest
  ) -> CommitBody {
    CommitBody(
      commit: commit,
      repository: repository.fullName,
      author: snapshot.users.user(email: commit.author.email),
      committer: snapshot.users.user(email: commit.committer.email),
      links: request.links
    )
  }
}
