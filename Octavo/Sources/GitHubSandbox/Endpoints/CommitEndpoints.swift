/// Commits: in lists, by themselves with their files, and between two refs.
struct CommitEndpoints: Sendable {
  let services: EndpointServices

  /// Lists of more commits than this have no link to their last page; counting takes too long.
  private static let countBound = 50_000
  /// Pages that begin here or later are found in an index of all commits.
  private static let farStart = 1000

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/commits", action: commits),
      .get("/repos/:owner/:repo/commits/*ref", action: commit),
      .get("/repos/:owner/:repo/git/commits/:sha", action: gitCommit),
    ]
  }

  @Sendable private func commits(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    guard try await repository.git.refs().head != nil else { throw ErrorResponse.emptyRepository }
    let name = request.query["sha"].flatMap { $0.isEmpty ? nil : $0 } ?? "HEAD"
    guard let start = try await services.commit(named: name, in: repository) else {
      throw ErrorResponse.notFound
    }
    let page = PageRequest(request.query)
    let users = try await services.catalog.snapshot().users
    let selection = try selection(from: start, request.query, users)
    let (found, total) = try await commits(selection, page, in: repository.git)
    let bodies = found.prefix(page.size).map {
      CommitBody($0, in: repository, users: users, links: request.links)
    }
    let links = page.links(request, total: total, hasNext: found.count > page.size)
    return .json(bodies, headers: links.map { ["Link": $0] } ?? [:])
  }

  /// - Throws: A 422 for a date that cannot be read.
  private func selection(
    from start: ObjectID,
    _ query: Query,
    _ users: UserDirectory
  ) throws(ErrorResponse) -> CommitSelection {
    var selection = CommitSelection(from: start)
    selection.path = try query.argument("path")
    selection.since = try query.time("since")
    selection.until = try query.time("until")
    if let author = try query.argument("author") {
      selection.authors = users.user(login: author)?.emails.map { "<\($0)>" } ?? [author]
    }
    return selection
  }

  /// Returns the commits of a page with the one after it, and the number of all if it is known.
  ///
  /// A page far from the first is found in an index, and so is one of a single commit, with which a
  /// client asks for the number.
  private func commits(
    _ selection: CommitSelection,
    _ page: PageRequest,
    in git: GitRepository
  ) async throws -> (found: [CommitRecord], total: Int?) {
    let bound = Self.countBound
    if selection.isIndexed, page.size == 1 || page.start >= Self.farStart {
      let index = try await git.index(of: selection.head)
      let names = index.names(from: page.start, atMost: page.size + 1, until: selection.until)
      return (try await git.commits(named: names), index.count(until: selection.until))
    }
    let found = try await git.commits(selection, skipping: page.start, atMost: page.size + 1)
    guard selection.isWhole else { return (found, nil) }
    let count = try await git.commitCount(at: selection.head, upTo: bound)
    return (found, count < bound ? count : nil)
  }

  @Sendable private func commit(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let record = try await record(named: try request.text("ref"), in: repository)
    if request.accepts("sha") {
      return EndpointResponse(
        body: .bytes(Array(record.id.hex.utf8)),
        contentType: "application/vnd.github.sha; charset=utf-8"
      )
    }
    if let form = request.patchForm {
      return .patch(
        try await repository.git.text(of: record, as: form, within: services.sizes),
        form
      )
    }
    let changes = try await repository.git.changes(in: record)
    let files = changes.changes.prefix(services.sizes.changedFiles)
    let page = PageRequest(request.query, size: services.sizes.filesOnPage)
    let users = try await services.catalog.snapshot().users
    var body = CommitBody(record, in: repository, users: users, links: request.links)
    body.changes = changes
    body.shownChanges = try await repository.git.patched(
      files.dropFirst(page.start).prefix(page.size),
      of: changes,
      within: services.sizes
    )
    let links = page.links(request, total: files.count)
    return .json(body, headers: links.map { ["Link": $0] } ?? [:])
  }

  @Sendable private func gitCommit(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    guard let id = ObjectID(try request.text("sha")),
      try await repository.git.objects.info(of: [id])[0]?.kind == .commit,
      let commit = try await repository.git.record(of: id)
    else { throw ErrorResponse.notFound }
    return .json(
      GitCommitBody(commit: commit, repository: repository.fullName, links: request.links)
    )
  }

  /// - Throws: A 409 in an empty repository, and a 422 if no commit has this name.
  private func record(
    named name: String,
    in repository: HostedRepository
  ) async throws -> CommitRecord {
    guard try await repository.git.refs().head != nil else { throw ErrorResponse.emptyRepository }
    guard let id = try await services.commit(named: name, in: repository),
      let record = try await repository.git.record(of: id)
    else { throw ErrorResponse(status: 422, message: "No commit found for SHA: \(name)") }
    return record
  }
}
