import HummingbirdCore
import NIOCore

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
      .get("/repos/:owner/:repo/releases/:id") { .json(try await numbered($0)) },
      .get("/repos/:owner/:repo/releases/:id/assets") { request in
        let assets = try await numbered(request).assetBodies
        return await .page(of: assets, for: request, bodies: { $0 })
      },
      .get("/repos/:owner/:repo/releases/assets/:id", action: asset),
    ]
  }

  /// The annotated tags, newest first; those of a fork are releases of its parent alone.
  private func tags(of repository: HostedRepository) async throws -> [RefList.Tag] {
    guard !repository.isFork else { return [] }
    return try await repository.git.refs().newestTags.filter { $0.object != nil }
  }

  /// Returns the release with the number that a request names.
  private func numbered(_ request: EndpointRequest) async throws -> ReleaseBody {
    let id = Int(try request.text("id"))
    let repository = try await services.repository(request)
    return try await body(request) { ReleaseBody.id(of: $0, in: repository) == id }
  }

  /// Returns the file of a release, or its made-up content if the request asks for bytes.
  @Sendable private func asset(_ request: EndpointRequest) async throws -> EndpointResponse {
    let id = Int(try request.text("id"))
    let repository = try await services.repository(request)
    let files = repository.traits.assets
    func asset(of tag: RefList.Tag) -> ReleaseAsset? {
      files[tag.name]?.first {
        ReleaseAssetBody.id(of: $0, in: tag, of: repository) == id
      }
    }
    let release = try await body(request) { asset(of: $0) != nil }
    guard let asset = asset(of: release.tag) else { throw ErrorResponse.notFound }
    guard request.headers["accept"]?.contains("application/octet-stream") == true else {
      return .json(ReleaseAssetBody(asset: asset, release: release))
    }
    return asset.content
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
    .json(try await body(request, where: isWanted))
  }

  private func body(
    _ request: EndpointRequest,
    where isWanted: (RefList.Tag) -> Bool
  ) async throws -> ReleaseBody {
    let repository = try await services.repository(request)
    guard let tag = try await tags(of: repository).first(where: isWanted) else {
      throw ErrorResponse.notFound
    }
    let users = try await services.catalog.snapshot().users
    return try await body(tag, repository, users, request)
  }

  private func body(
    _ tag: RefList.Tag,
    _ repository: HostedRepository,
    _ users: UserDirectory,
    _ request: EndpointRequest
  ) async throws -> ReleaseBody {
    ReleaseBody(
      tag: tag,
      repository: repository,
      author: tag.tagger.flatMap(users.user(email:)) ?? users.user(login: repository.owner)
        ?? User(login: repository.owner),
      message: try await message(of: tag, in: repository.git),
      links: request.links,
      media: TextMedia(request),
      assets: repository.traits.assets[tag.name] ?? []
    )
  }

  private func message(of tag: RefList.Tag, in git: GitRepository) async throws -> String {
    guard let id = tag.object else { return "" }
    return try await git.tagObject(id)?.message ?? ""
  }
}

extension ReleaseAsset {
  /// The content, in pieces: as many bytes as the size says, all of them zero.
  fileprivate var content: EndpointResponse {
    var response = EndpointResponse(
      body: .stream(length: size) { writer in
        var rest = size
        while rest > 0 {
          let count = min(rest, 1 << 16)
          try await writer.write(ByteBuffer(repeating: 0, count: count))
          rest -= count
        }
        try await writer.finish(nil)
      },
      contentType: type,
      tagSource: "asset \(name) \(size)"
    )
    response.acceptsRanges = true
    return response
  }
}
