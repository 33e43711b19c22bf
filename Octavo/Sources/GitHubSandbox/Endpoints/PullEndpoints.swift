/// Pull requests: lists, single ones, and the commits and files that they change.
struct PullEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let pull = "/repos/:owner/:repo/pulls/:number"
    return [
      .get("/repos/:owner/:repo/pulls", action: pulls),
      .get("/repos/:owner/:repo/commits/:ref/pulls", action: pullsOfCommit),
      .get(pull, action: self.pull),
      .get("\(pull)/commits", action: commits),
      .get("\(pull)/files", action: files),
      .get("\(pull)/merge", action: isMerged),
    ]
  }

  @Sendable private func pulls(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let order = try PullOrder(request.query)
    return try await list(
      order.apply(to: try await services.pulls(of: repository, for: request)),
      request
    )
  }

  @Sendable private func pullsOfCommit(_ request: EndpointRequest) async throws -> EndpointResponse
  {
    let repository = try await services.repository(request)
    let ref = try request.text("ref")
    guard let commit = try await services.commit(named: ref, in: repository) else {
      throw ErrorResponse.notFound
    }
    var found: [ListedPull] = []
    for listed in try await services.pulls(of: repository, for: request)
    where try await has(listed, commit) {
      found.append(listed)
    }
    return try await list(found, request)
  }

  /// Whether a commit is one of a pull request, or the one that merged it.
  private func has(_ listed: ListedPull, _ commit: ObjectID) async throws -> Bool {
    if listed.head == commit || listed.pull.mergeCommit == commit.hex { return true }
    guard listed.isStored else { return false }
    return try await services.commits(of: listed).contains { $0.id == commit }
  }

  private func list(
    _ pulls: [ListedPull],
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    try await .page(
      of: pulls,
      for: request,
      bodies: { try await services.bodies(of: $0, for: request) }
    )
  }

  @Sendable private func pull(_ request: EndpointRequest) async throws -> EndpointResponse {
    let listed = try await services.pull(request)
    if let form = request.patchForm {
      return .patch(
        try await listed.repository.git.text(
          from: try await services.ancestor(of: listed),
          to: listed.head,
          as: form,
          within: services.sizes
        ),
        form
      )
    }
    return .json(try await services.detailedBody(of: listed, for: request))
  }

  @Sendable private func commits(_ request: EndpointRequest) async throws -> EndpointResponse {
    let listed = try await services.pull(request)
    let records = try await services.commits(of: listed)
    let users = try await services.catalog.snapshot().users
    return await .page(of: records, for: request) {
      CommitBody($0, in: listed.repository, users: users, links: request.links)
    }
  }

  @Sendable private func files(_ request: EndpointRequest) async throws -> EndpointResponse {
    let listed = try await services.pull(request)
    let diff = try await services.changes(of: listed)
    let changes = Array(diff.changes.prefix(services.sizes.changedFiles))
    return try await .page(
      of: changes,
      for: request,
      bodies: { shown in
        try await listed.repository.git.patched(shown[...], of: diff, within: services.sizes).map {
          FileChangeBody(
            change: $0,
            repository: listed.repository.fullName,
            head: listed.head,
            links: request.links
          )
        }
      }
    )
  }

  @Sendable private func isMerged(_ request: EndpointRequest) async throws -> EndpointResponse {
    guard try await services.pull(request).issue.merged != nil else { throw ErrorResponse.notFound }
    return .noContent
  }
}

extension EndpointServices {
  /// Returns the body of a pull request by itself.
  func detailedBody(
    of listed: ListedPull,
    for request: EndpointRequest
  ) async throws -> PullBody {
    let changes = try await changes(of: listed)
    let base = try await base(of: listed)
    let comments = try await ReviewStore(state: state)
      .comments(on: listed.issue, for: request.viewer.login)
    let merge = try await mergeState(of: listed, at: request.now)
    var body = try await body(of: listed, for: request)
    body.details = PullBody.Details(
      commits: try await listed.repository.git.distance(from: base, to: listed.head).ahead,
      additions: changes.additions,
      deletions: changes.deletions,
      files: changes.changes.count,
      reviewComments: comments.count,
      isMergeable: merge.isMergeable,
      mergeState: merge.word
    )
    return body
  }
}
