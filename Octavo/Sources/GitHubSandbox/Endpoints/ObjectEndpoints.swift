import NIOCore

/// Trees and blobs by name.
struct ObjectEndpoints: Sendable {
  let services: Services

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/git/trees/*tree", action: tree),
      .get("/repos/:owner/:repo/git/blobs/:sha", action: blob),
    ]
  }

  @Sendable private func tree(_ call: Call) async throws -> Reply {
    let repository = try await services.repository(call)
    guard try await repository.git.refs().head != nil else { throw Refusal.emptyRepository }
    guard let tree = try await repository.git.tree(named: try call.text("tree")) else {
      throw Refusal.notFound
    }
    // Any value asks for it, even 0.
    let isRecursive = call.query["recursive"] != nil
    return TreeReply(
      repository: repository,
      tree: tree,
      isRecursive: isRecursive,
      links: call.links
    ).reply
  }

  @Sendable private func blob(_ call: Call) async throws -> Reply {
    let repository = try await services.repository(call)
    guard let id = ObjectID(try call.text("sha")) else {
      throw Refusal(
        status: 422,
        message: "The sha parameter must be exactly 40 characters and contain only "
          + "[0-9a-f]."
      )
    }
    guard let size = try await repository.git.size(of: id) else { throw Refusal.notFound }
    let reply = BlobReply(git: repository.git, id: id, size: size)
    return call.accepts("raw")
      ? try await reply.raw() : try await reply.json(call, repository: repository.fullName)
  }
}
