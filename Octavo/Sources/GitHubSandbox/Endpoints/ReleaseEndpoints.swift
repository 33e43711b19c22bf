/// Releases: the annotated tags of a repository, whose messages are the notes.
struct ReleaseEndpoints: Sendable {
  let services: EndpointServices

  /// Messages of more bytes than this are left out.
  private static let longestMessage = 1 << 20

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/releases", action: releases),
      .get("/repos/:owner/:repo/releases/tags/*tag", action: release),
    ]
  }

  @Sendable private func releases(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    // Newest first, and of one age the higher version first.
    let tags = try await repository.git.refs().tags.filter { $0.object != nil }.sorted {
      $0.time == $1.time ? $0.name > $1.name : $0.time > $1.time
    }
    let users = try await services.catalog.snapshot().users
    return try await .page(of: tags, for: request) {
      try await body($0, repository, users, request.links)
    }
  }

  @Sendable private func release(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let name = try request.text("tag")
    guard let tag = try await repository.git.refs().tags.first(where: { $0.name == name }),
      tag.object != nil
    else { throw ErrorResponse.notFound }
    let users = try await services.catalog.snapshot().users
    return .json(try await body(tag, repository, users, request.links))
  }

  private func body(
    _ tag: RefList.Tag,
    _ repository: HostedRepository,
    _ users: UserDirectory,
    _ links: Links
  ) async throws -> ReleaseBody {
    ReleaseBody(
      tag: tag,
      repository: repository.fullName,
      author: tag.tagger.flatMap(users.user(email:)) ?? users.user(login: repository.owner)
        ?? User(login: repository.owner),
      message: try await message(of: tag, in: repository.git),
      links: links
    )
  }

  /// Returns the message of an annotated tag, without a signature.
  private func message(of tag: RefList.Tag, in git: GitRepository) async throws -> String {
    guard let id = tag.object, let info = try await git.objects.info(of: [id])[0],
      info.size <= Self.longestMessage, let object = try await git.objects.content(of: id)
    else { return "" }
    let lines = String(decoding: object.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.isEmpty }.dropFirst().prefix { !$0.hasPrefix("-----BEGIN ") }
      .joined(separator: "\n")
  }
}
