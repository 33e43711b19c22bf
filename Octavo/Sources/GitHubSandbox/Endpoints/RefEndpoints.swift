/// Branches, tags, and refs under their full names.
struct RefEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/branches", action: branches),
      .get("/repos/:owner/:repo/branches/*branch", action: branch),
      .get("/repos/:owner/:repo/tags", action: tags),
      .get("/repos/:owner/:repo/git/ref/*ref", action: ref),
      .get("/repos/:owner/:repo/git/refs") { try await refs($0, startingWith: "") },
      .get("/repos/:owner/:repo/git/refs/*ref", action: refOrRefs),
      .get("/repos/:owner/:repo/git/matching-refs") { try await refs($0, startingWith: "") },
      .get("/repos/:owner/:repo/git/matching-refs/*ref") {
        try await refs($0, startingWith: try $0.text("ref"))
      },
      .get("/repos/:owner/:repo/git/tags/:sha", action: tagObject),
    ]
  }

  @Sendable private func branches(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let branches = try await services.refs(of: repository).branches
    return await .page(of: branches, for: request) {
      BranchBody(
        branch: $0,
        repository: repository.fullName,
        links: request.links,
        isProtected: repository.rules(of: $0.name) != nil
      )
    }
  }

  @Sendable private func branch(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let name = try request.text("branch")
    guard let branch = try await services.refs(of: repository).branch(name),
      let commit = try await repository.git.record(of: branch.commit)
    else {
      throw ErrorResponse(status: 404, message: "Branch not found")
    }
    let users = try await services.catalog.snapshot().users
    let body = CommitBody(commit, in: repository, users: users, links: request.links)
    return .json(
      BranchDetailBody(name: branch.name, commit: body, rules: repository.rules(of: branch.name))
    )
  }

  @Sendable private func tags(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let tags = try await repository.git.refs().newestTags
    return await .page(of: tags, for: request) {
      TagBody(tag: $0, repository: repository.fullName, links: request.links)
    }
  }

  @Sendable private func ref(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let name = "refs/\(try request.text("ref"))"
    guard
      let ref = NamedRef.all(in: try await services.refs(of: repository)).first(where: {
        $0.name == name
      })
    else { throw ErrorResponse.notFound }
    return .json(RefBody(ref: ref, repository: repository.fullName, links: request.links))
  }

  /// Returns the ref of a name, or else, as GitHub once did, those whose names begin with it.
  @Sendable private func refOrRefs(_ request: EndpointRequest) async throws -> EndpointResponse {
    let text = try request.text("ref")
    do {
      return try await ref(request)
    } catch let error as ErrorResponse where error == .notFound {
      let repository = try await services.repository(request)
      let prefix = "refs/\(text)/"
      let refs = NamedRef.all(in: try await services.refs(of: repository))
      guard refs.contains(where: { $0.name.hasPrefix(prefix) }) else { throw error }
      return try await self.refs(request, startingWith: "\(text)/")
    }
  }

  private func refs(
    _ request: EndpointRequest,
    startingWith prefix: String
  ) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let refs = try await services.refs(of: repository)
    guard refs.head != nil else { throw ErrorResponse.emptyRepository }
    let found = NamedRef.all(in: refs).filter { $0.name.hasPrefix("refs/\(prefix)") }
    return await .page(of: found, for: request) {
      RefBody(ref: $0, repository: repository.fullName, links: request.links)
    }
  }

  /// Returns an annotated tag by the name of its object.
  @Sendable private func tagObject(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    guard let id = ObjectID(try request.text("sha")),
      let object = try await repository.git.tagObject(id)
    else { throw ErrorResponse.notFound }
    return .json(
      TagObjectBody(tag: object, repository: repository.fullName, links: request.links)
    )
  }
}
