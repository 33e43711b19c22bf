extension EndpointServices {
  /// Returns the pull requests of a repository, the highest number first.
  ///
  /// Some are stored, and merge commits tell of the others.
  func pulls(
    of repository: HostedRepository,
    for request: EndpointRequest
  ) async throws -> [ListedPull] {
    // The first snapshot writes the pull requests of the demo world.
    let users = try await catalog.snapshot().users
    try await followHeads(in: repository, now: request.now)
    let stored = try await PullStore(state: state).pulls(of: repository)
    let known = Set(stored.map(\.issue.number))
    let branch = try await repository.git.refs().defaultBranch
    let merged = try await repository.git.pulls().filter { !known.contains($0.number) }.map {
      ListedPull($0, in: repository, into: branch, users: users)
    }
    guard !stored.isEmpty else { return merged }
    return (stored + merged).sorted { $0.issue.number > $1.issue.number }
  }

  /// Returns the pull request that a request names.
  func pull(_ request: EndpointRequest) async throws -> ListedPull {
    let repository = try await repository(request)
    guard let number = Int(try request.text("number")) else { throw ErrorResponse.notFound }
    // The first snapshot writes the pull requests of the demo world.
    let users = try await catalog.snapshot().users
    try await followHeads(in: repository, now: request.now)
    if let stored = try await PullStore(state: state).pull(number, of: repository) {
      return stored
    }
    guard let pull = try await repository.git.pulls().first(where: { $0.number == number }) else {
      throw ErrorResponse.notFound
    }
    let branch = try await repository.git.refs().defaultBranch
    return ListedPull(pull, in: repository, into: branch, users: users)
  }

  /// Returns the writer and the pull request that a request names, which is stored.
  func writtenPull(
    _ request: EndpointRequest,
    atLeast least: SandboxRole = .read
  ) async throws -> (Writer, ListedPull) {
    _ = try request.login()
    let pull = try await pull(request)
    guard pull.isStored else { throw ErrorResponse.notFound }
    return (try await writer(request, atLeast: least), pull)
  }

  /// Returns the body of a pull request in the form of a list.
  func body(of pull: ListedPull, for request: EndpointRequest) async throws -> PullBody {
    try await bodies(of: [pull], for: request)[0]
  }

  /// Returns the bodies of pull requests, with one query for what the state has about all of them.
  func bodies(
    of pulls: [ListedPull],
    for request: EndpointRequest
  ) async throws -> [PullBody] {
    let catalog = try await catalog(for: request)
    let snapshot = catalog.snapshot
    let facts = try await IssueStore(state: state).facts(of: pulls.map(\.issue))
    let ids = Set(pulls.flatMap { [$0.repository.id, $0.pull.headRepository ?? 0] })
    let repositories = snapshot.repositories.filter { ids.contains($0.id) }
    let details = await catalog.details(of: repositories).keyed(by: \.repository.id)
    let teams = snapshot.organizations.flatMap(\.teams)
    return pulls.compactMap { listed in
      guard let base = details[listed.repository.id] else { return nil }
      let names = listed.pull.teamNames
      return PullBody(
        listed: listed,
        association: snapshot.roles.association(of: listed.issue.login, in: listed.repository),
        users: snapshot.users,
        facts: facts,
        repository: RepositoryBody(details: base, links: request.links),
        headRepository: listed.pull.headRepository.flatMap { details[$0] }
          .map { RepositoryBody(details: $0, links: request.links) },
        teams: teams.filter { names.contains($0.fullName) },
        links: request.links,
        media: TextMedia(request)
      )
    }
  }
}
