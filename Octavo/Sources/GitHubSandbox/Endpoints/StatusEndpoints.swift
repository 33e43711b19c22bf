/// The statuses of commits, and the state of all of them together.
struct StatusEndpoints: Sendable {
  let services: EndpointServices

  var routes: [Route] {
    let commit = "/repos/:owner/:repo/commits/:ref"
    return [
      .get("\(commit)/status", action: combined),
      .get("\(commit)/statuses", action: list),
      .get("\(commit)/comments") {
        _ = try await services.commit($0); return .json([String]())
      },
      Route("POST", "/repos/:owner/:repo/statuses/:ref", action: create)
        .requiring("repo:status", "public_repo", "repo"),
    ]
  }

  /// Returns the statuses of the commit of a request, the newest first, with the values for their
  /// bodies.
  private func statuses(
    _ request: EndpointRequest
  ) async throws -> (statuses: [StoredCommitStatus], context: CheckContext, sha: String) {
    let (repository, commit) = try await services.commit(request)
    let statuses = try await services.checks(of: repository, at: request.now)
      .statuses(of: [commit.hex], in: repository.id, at: request.now)
    let context = try await services.checkContext(of: [], in: repository, request)
    return (statuses, context, commit.hex)
  }

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await statuses(request)
    return await .page(of: found.statuses, for: request) {
      StatusBody(status: $0, context: found.context)
    }
  }

  @Sendable private func combined(_ request: EndpointRequest) async throws -> EndpointResponse {
    let found = try await statuses(request)
    let latest = found.statuses.latest
    let words = Set(latest.map(\.state))
    let hasFailed = words.contains("failure") || words.contains("error")
    let state = hasFailed ? "failure" : words == ["success"] ? "success" : "pending"
    let page = PageRequest(request.query)
    let links = page.links(request, total: latest.count)
    let shown = latest.dropFirst(page.start).prefix(page.size).map {
      StatusBody(status: $0, context: found.context, isCombined: true)
    }
    let url = "\(found.context.api)/commits/\(found.sha)"
    return .json(
      InlineJSONObject { fields in
        fields.set("state", state)
        fields.set("statuses", shown)
        fields.set("sha", found.sha)
        fields.set("total_count", latest.count)
        fields.set("repository", found.context.repository)
        fields.set("commit_url", url)
        fields.set("url", "\(url)/status")
      },
      headers: links.map { ["Link": $0] } ?? [:]
    )
  }

  private struct Draft: Decodable {
    let state: String?
    let context: String?
    let description: String?
    let target: String?

    enum CodingKeys: String, CodingKey {
      case state, context, description
      case target = "target_url"
    }
  }

  /// Stores a status that a service sets.
  @Sendable private func create(_ request: EndpointRequest) async throws -> EndpointResponse {
    let writer = try await services.writer(request, atLeast: .write)
    let name = try request.text("ref")
    guard let commit = try await services.commit(withID: name, in: writer.repository) else {
      throw ErrorResponse(status: 422, message: "No commit found for SHA: \(name.prefix(80))")
    }
    let draft: Draft = try request.decodedBody()
    guard let state = draft.state, StoredCommitStatus.states.contains(state) else {
      throw ErrorResponse.invalid(resource: "Status", field: "state")
    }
    let context = draft.context ?? "default"
    guard (1...255).contains(context.utf8.count), (draft.description ?? "").utf8.count <= 140 else {
      throw ErrorResponse.invalid(resource: "Status", field: "context")
    }
    let status = StoredCommitStatus(
      repository: writer.repository.id,
      sha: commit.hex,
      context: context,
      state: state,
      description: draft.description,
      target: draft.target,
      login: writer.login,
      created: request.now
    )
    guard let stored = try await CheckStore(state: services.state).add(status) else {
      let message = "This SHA and context has reached the maximum number of statuses."
      throw ErrorResponse(status: 422, message: message)
    }
    let values = try await services.checkContext(of: [], in: writer.repository, request)
    return .json(StatusBody(status: stored, context: values), status: 201)
  }
}
