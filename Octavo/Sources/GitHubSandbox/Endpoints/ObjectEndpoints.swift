import NIOCore

/// Trees and blobs by name.
struct ObjectEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/git/trees/*tree", action: tree),
      .get("/repos/:owner/:repo/git/blobs/:sha", action: blob),
    ]
  }

  @Sendable private func tree(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    guard try await repository.git.refs().head != nil else { throw ErrorResponse.emptyRepository }
    guard let tree = try await repository.git.tree(named: try request.text("tree")) else {
      throw ErrorResponse.notFound
    }
    // Any value asks for it, even 0.
    let isRecursive = request.query["recursive"] != nil
    return TreeResponse(
      repository: repository,
      tree: tree,
      isRecursive: isRecursive,
      links: request.links,
      sizes: services.sizes
    ).response
  }

  @Sendable private func blob(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    guard let id = ObjectID(try request.text("sha")) else {
      throw ErrorResponse(
        status: 422,
        message: "The sha parameter must be exactly 40 characters and contain only "
          + "[0-9a-f]."
      )
    }
    guard let size = try await repository.git.size(of: id) else { throw ErrorResponse.notFound }
    let response = BlobResponse(git: repository.git, id: id, size: size)
    return request.accepts("raw")
      ? try await response.raw() : try await response.json(request, repository: repository.fullName)
  }
}
