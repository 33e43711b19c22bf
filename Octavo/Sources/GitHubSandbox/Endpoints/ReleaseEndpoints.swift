/// Releases: the annotated tags of a repository, whose messages are the notes.
struct ReleaseEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/releases", action: releases),
      .get("/repos/:owner/:repo/releases/latest", action: latest),
      .get("/repos/:owner/:repo/releases/tags/*tag") { request in
        let name = try request.text("tag")
        return try await release(request) { $0.name == name }
      },
      .get("/repos/:owner/:repo/releases/:id") { request in
        let id = Int(try request.text("id"))
        let repository = try await services.repository(request).fullName
        return try await release(request) { ReleaseBody.id(of: $0, in: repository) == id }
      },
      .get("/repos/:owner/:repo/releases/:id/assets", action: services.emptyList),
    ]
  }

  /// The annotated tags, newest first.
  private func tags(of repository: HostedRepository) async throws -> [RefList.Tag] {
    try await repository.git.refs().newestTags.filter { $0.object != nil }
  }

  @Sendable private func releases(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let users = try await services.catalog.snapshot().users
    return try await .page(of: try await tags(of: repository), for: request) {
      try await body($0, repository, users, request)
    }
  }

  /// Returns the newest release that is no pre-release.
  @Sendable private func latest(_ request: EndpointRequest) async throws -> EndpointResponse {
    try await release(request) { !ReleaseBody.isPrerelease($0) }
  }

  private func release(
    _ request: EndpointRequest,
    where isWanted: (RefList.Tag) -> Bool
  ) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    guard let tag = try await tags(of: repository).first(where: isWanted) else {
      throw ErrorResponse.notFound
    }
    let users = try await services.catalog.snapshot().users
    return .json(try await body(tag, repository, users, request))
  }

  private func body(
    _ tag: RefList.Tag,
    _ repository: HostedRepository,
    _ users: UserDirectory,
    _ request: EndpointRequest
  ) async throws -> ReleaseBody {
    ReleaseBody(
      tag: tag,
      repository: repository.fullName,
      author: tag.tagger.flatMap(users.user(email:)) ?? users.user(login: repository.owner)
        ?? User(login: repository.owner),
      message: try await message(of: tag, in: repository.git),
      links: request.links,
      media: TextMedia(request)
    )
  }

  private func message(of tag: RefList.Tag, in git: GitRepository) async throws -> String {
    guard let id = tag.object else { return "" }
    return try await git.tagObject(id)?.message ?? ""
  }
}
