/// The difference between two branches, tags or commits.
struct CompareEndpoints: Sendable {
  let services: EndpointServices

  /// The number of commits where the request asks for no page.
  private static let mostCommits = 250

  var routes: [Route] {
    [.get("/repos/:owner/:repo/compare/*basehead", action: compare)]
  }

  @Sendable private func compare(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let names = try request.text("basehead").split(separator: "...", maxSplits: 1)
    guard names.count == 2,
      let base = try await commit(named: names[0], in: repository),
      let head = try await commit(named: names[1], in: repository)
    else { throw ErrorResponse.notFound }
    guard let ancestor = try await repository.git.mergeBase(base, head) else {
      throw ErrorResponse(
        status: 404,
        message: "No common ancestor between \(names[0]) and \(names[1])."
      )
    }
    if let form = request.patchForm {
      return .patch(
        try await repository.git.text(
          from: ancestor,
          to: head,
          as: form,
          within: services.sizes
        ),
        form
      )
    }
    let (ahead, behind) = try await repository.git.distance(from: base, to: head)
    let page = PageRequest(request.query, size: Self.mostCommits)
    let commits = try await commits(page, ahead, from: base, to: head, in: repository)
    // The files stand on the first page only.
    let changes =
      page.number == 1 ? try await self.changes(from: ancestor, to: head, in: repository) : nil
    guard let baseRecord = try await repository.git.record(of: base),
      let ancestorRecord = try await repository.git.record(of: ancestor)
    else { throw ErrorResponse.notFound }
    let users = try await services.catalog.snapshot().users
    func body(_ record: CommitRecord) -> CommitBody {
      CommitBody(record, in: repository, users: users, links: request.links)
    }
    let comparison = ComparisonBody(
      name: "\(names[0])...\(names[1])",
      repository: repository.fullName,
      base: body(baseRecord),
      ancestor: body(ancestorRecord),
      head: head,
      ahead: ahead,
      behind: behind,
      commits: commits.map(body),
      changes: changes,
      links: request.links
    )
    let links = page.links(request, total: ahead)
    return .json(comparison, headers: links.map { ["Link": $0] } ?? [:])
  }

  private func changes(
    from ancestor: ObjectID,
    to head: ObjectID,
    in repository: HostedRepository
  ) async throws -> [FileChange] {
    let diff = try await repository.git.changes(from: ancestor, to: head)
    let files = diff.changes.prefix(services.sizes.filesOnPage)
    return try await repository.git.patched(files, of: diff, within: services.sizes)
  }

  /// Lists the commits of a page, oldest first.
  private func commits(
    _ page: PageRequest,
    _ total: Int,
    from base: ObjectID,
    to head: ObjectID,
    in repository: HostedRepository
  ) async throws -> [CommitRecord] {
    var selection = CommitSelection(from: head)
    selection.base = base
    selection.isOldestFirst = true
    // Git skips the newest commits before it turns the order round.
    let later = max(0, total - page.start - page.size)
    let count = min(page.size, total - page.start)
    return try await repository.git.commits(selection, skipping: later, atMost: count)
  }

  /// A name may be preceded by the owner of the repository, which has no forks.
  private func commit(
    named name: Substring,
    in repository: HostedRepository
  ) async throws -> ObjectID? {
    let parts = name.split(separator: ":", maxSplits: 1)
    guard parts.count == 2 else {
      return try await services.commit(named: String(name), in: repository)
    }
    guard parts[0].lowercased() == repository.owner.lowercased() else { return nil }
    return try await services.commit(named: String(parts[1]), in: repository)
  }
}
