extension EndpointServices {
  /// Returns the checks of a repository, after those of the commits that have arrived were started.
  func checks(of repository: HostedRepository, at now: Int) async throws -> CheckStore {
    let store = CheckStore(state: state)
    guard let script = try await catalog.contents().checks.part(for: repository) else {
      return store
    }
    if script.hasPulls { try await followHeads(in: repository, now: now) }
    var commits: [CheckPlan.Place: ObjectID] = [:]
    for place in script.places {
      commits[place] = try await head(of: place, in: repository)
    }
    let moved = try await store.moved(commits.mapValues(\.hex), in: repository.id)
    if moved.isEmpty { return store }
    let users = try await catalog.snapshot().users
    var heads: [CheckStore.Head] = []
    for place in moved {
      guard let commit = commits[place], let record = try await repository.git.record(of: commit)
      else { continue }
      heads.append(
        CheckStore.Head(
          place: place,
          sha: commit.hex,
          branch: try await branch(of: place, in: repository),
          time: record.committer.time,
          author: users.user(email: record.author.email)?.login ?? record.author.name
        )
      )
    }
    try await store.arrive(heads, with: script, in: repository.id, at: now)
    return store
  }

  /// Returns the commit of a place; `nil` if the repository does not have it.
  private func head(
    of place: CheckPlan.Place,
    in repository: HostedRepository
  ) async throws -> ObjectID? {
    switch place {
    case .branch(let name): try await repository.git.refs().branch(name)?.commit
    case .pull(let number):
      try await PullStore(state: state).pull(number, of: repository)?.head
    }
  }

  private func branch(
    of place: CheckPlan.Place,
    in repository: HostedRepository
  ) async throws -> String? {
    switch place {
    case .branch(let name): name
    case .pull(let number):
      try await PullStore(state: state).pull(number, of: repository)?.pull.head
    }
  }

  /// Returns the values that the bodies of checks of some commits need.
  func checkContext(
    of commits: some Sequence<String>,
    in repository: HostedRepository,
    _ request: EndpointRequest
  ) async throws -> CheckContext {
    let catalog = try await catalog(for: request)
    var context = CheckContext(
      repository: RepositoryBody(
        details: await catalog.details(of: repository),
        links: request.links
      ),
      users: catalog.snapshot.users,
      links: request.links,
      now: request.now
    )
    for sha in Set(commits) {
      guard let commit = ObjectID(sha) else { continue }
      context.commits[sha] = try await repository.git.record(of: commit)
    }
    let pulls = try await PullStore(state: state).pulls(of: repository).filter(\.issue.isOpen)
    for listed in pulls {
      let head = catalog.snapshot.repositories.first { $0.id == listed.pull.headRepository }
      context.pullsByHead[listed.pull.headCommit, default: []].append(
        MinimalPullBody(
          id: stableIdentifier("pull", "\(repository.origin)#\(listed.issue.number)"),
          number: listed.issue.number,
          head: MinimalPullBody.End(
            branch: listed.pull.head,
            sha: listed.pull.headCommit,
            repository: head ?? repository
          ),
          base: MinimalPullBody.End(
            branch: listed.pull.base,
            sha: listed.pull.baseCommit,
            repository: repository
          ),
          links: request.links
        )
      )
    }
    return context
  }

  /// Returns all that services say about some commits, by the names of those.
  func rollups(
    of commits: [String],
    in repository: HostedRepository,
    at now: Int
  ) async throws -> [String: CheckRollup] {
    let store = try await checks(of: repository, at: now)
    let suites = try await store.suites(of: commits, in: repository.id)
    let statuses = Dictionary(
      grouping: try await store.statuses(of: commits, in: repository.id, at: now),
      by: \.sha
    )
    return commits.reduce(into: [:]) { rollups, sha in
      rollups[sha] = CheckRollup(suites[sha] ?? [], statuses[sha] ?? [], at: now)
    }
  }

  /// Returns the commit with a whole hexadecimal name; `nil` if the repository does not have it.
  func commit(withID name: String, in repository: HostedRepository) async throws -> ObjectID? {
    guard let id = ObjectID(name), try await repository.git.commit(named: name) == id else {
      return nil
    }
    return id
  }

  /// Returns the repository and the commit that a request names.
  func commit(_ request: EndpointRequest) async throws -> (HostedRepository, ObjectID) {
    let repository = try await repository(request)
    guard let commit = try await commit(named: try request.text("ref"), in: repository) else {
      throw ErrorResponse.notFound
    }
    return (repository, commit)
  }
}
