/// Branches, tags and commits.
struct RefEndpoints: Sendable {
  let services: Services

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

  @Sendable private func branches(_ call: Call) async throws -> Reply {
    let repository = try await services.repository(call)
    let branches = try await repository.git.refs().branches
    return await .page(of: branches, for: call) {
      BranchShape(branch: $0, repository: repository.fullName, links: call.links)
    }
  }

  @Sendable private func branch(_ call: Call) async throws -> Reply {
    let repository = try await services.repository(call)
    let name = try call.text("branch")
    guard let branch = try await repository.git.refs().branch(name),
      let commit = try await repository.git.commits(
        from: branch.commit,
        path: nil,
        skipping: 0,
        atMost: 1
      ).first
    else {
      throw Refusal(status: 404, message: "Branch not found")
    }
    let shape = shape(commit, repository, try await services.world.snapshot(), call)
    return .json(BranchDetailShape(name: branch.name, commit: shape))
  }

  @Sendable private func tags(_ call: Call) async throws -> Reply {
    let repository = try await services.repository(call)
    // Newest first, and of one age the higher version first.
    let tags = try await repository.git.refs().tags.sorted {
      $0.time == $1.time ? $0.name > $1.name : $0.time > $1.time
    }
    return await .page(of: tags, for: call) {
      TagShape(tag: $0, repository: repository.fullName, links: call.links)
    }
  }

  @Sendable private func commits(_ call: Call) async throws -> Reply {
    let repository = try await services.repository(call)
    guard try await repository.git.refs().head != nil else { throw Refusal.emptyRepository }
    guard let start = try await repository.git.commit(named: call.query["sha"] ?? "HEAD") else {
      throw Refusal.notFound
    }
    let page = Page(call.query)
    let path = call.query["path"].flatMap { $0.isEmpty ? nil : $0 }
    let found = try await repository.git.commits(
      from: start,
      path: path,
      skipping: page.start,
      atMost: page.size + 1
    )
    let snapshot = try await services.world.snapshot()
    let shapes = found.prefix(page.size).map { shape($0, repository, snapshot, call) }
    let total = path == nil ? try await total(repository, start) : nil
    let links = page.links(call, total: total, hasNext: found.count > page.size)
    return .json(shapes, headers: links.map { ["Link": $0] } ?? [:])
  }

  private func total(_ repository: HostedRepository, _ start: ObjectID) async throws -> Int? {
    let bound = Self.countBound
    let count = try await repository.git.commitCount(at: start, upTo: bound)
    return count < bound ? count : nil
  }

  private func shape(
    _ commit: CommitRecord,
    _ repository: HostedRepository,
    _ snapshot: WorldSnapshot,
    _ call: Call
  ) -> CommitShape {
    CommitShape(
      commit: commit,
      repository: repository.fullName,
      author: snapshot.people.person(email: commit.author.email),
      committer: snapshot.people.person(email: commit.committer.email),
      links: call.links
    )
  }
}
