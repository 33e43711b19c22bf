/// The labels of a repository.
struct LabelEndpoints: Sendable {
  let services: EndpointServices

  private var store: LabelStore { LabelStore(state: services.state) }

  var routes: [Route] {
    let labels = "/repos/:owner/:repo/labels"
    return [
      .get(labels, action: list),
      Route("POST", labels, action: create).requiring("public_repo", "repo"),
      .get("\(labels)/:name", action: label),
      Route("PATCH", "\(labels)/:name", action: change).requiring("public_repo", "repo"),
      Route("DELETE", "\(labels)/:name", action: remove).requiring("public_repo", "repo"),
    ]
  }

  private struct Draft: Decodable {
    var name: String?
    var newName: String?
    var color: String?
    var description: String?

    enum CodingKeys: String, CodingKey {
      case name, color, description
      case newName = "new_name"
    }

    /// - Throws: A 422 with the first field whose value is not permitted.
    func check() throws(ErrorResponse) {
      if let name = newName ?? name, !StoredLabel.isName(name) {
        throw .invalid(resource: "Label", field: "name")
      }
      if let color, color.utf8.count != 6 || !color.allSatisfy(\.isHexDigit) {
        throw .invalid(resource: "Label", field: "color")
      }
      if let description, description.count > 100 {
        throw .invalid(resource: "Label", field: "description", code: "too_long")
      }
    }
  }

  private static let taken = ErrorResponse.invalid(
    resource: "Label",
    field: "name",
    code: "already_exists"
  )

  @Sendable private func list(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    let labels = try await store.labels(of: repository.id)
    return await .page(of: labels, in: repository, for: request)
  }

  @Sendable private func label(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.repository(request)
    return .json(body(try await found(request, in: repository), repository, request))
  }

  @Sendable private func create(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.writer(request, atLeast: .write).repository
    let draft: Draft = try request.decodedBody()
    try draft.check()
    guard let name = draft.name else {
      throw ErrorResponse.invalid(resource: "Label", field: "name", code: "missing_field")
    }
    let label = StoredLabel(
      repository: repository.id,
      name: name,
      color: draft.color?.lowercased() ?? StoredLabel.defaultColor,
      description: draft.description
    )
    guard let made = try await store.add(label) else { throw Self.taken }
    let body = body(made, repository, request)
    let path = PercentCoding.encode(name.utf8, keepingSlashes: false)
    let url = "\(request.links.repository(repository.fullName))/labels/\(path)"
    return .json(body, status: 201, headers: ["Location": url])
  }

  @Sendable private func change(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.writer(request, atLeast: .write).repository
    let old = try await found(request, in: repository)
    let draft: Draft = try request.decodedBody()
    try draft.check()
    var new = old
    new.name = draft.newName ?? draft.name ?? old.name
    new.color = draft.color?.lowercased() ?? old.color
    new.description = draft.description ?? old.description
    guard try await store.change(old, to: new) else { throw Self.taken }
    return .json(body(new, repository, request))
  }

  @Sendable private func remove(_ request: EndpointRequest) async throws -> EndpointResponse {
    let repository = try await services.writer(request, atLeast: .write).repository
    try await store.remove(try await found(request, in: repository))
    return .noContent
  }

  private func found(
    _ request: EndpointRequest,
    in repository: HostedRepository
  ) async throws -> StoredLabel {
    guard let label = try await store.label(try request.text("name"), in: repository.id) else {
      throw ErrorResponse.notFound
    }
    return label
  }

  private func body(
    _ label: StoredLabel,
    _ repository: HostedRepository,
    _ request: EndpointRequest
  ) -> LabelBody {
    LabelBody(label: label, repository: repository.fullName, links: request.links)
  }
}
