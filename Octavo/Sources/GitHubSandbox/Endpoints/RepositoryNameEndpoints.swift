/// The changes of the name and of the owner of a repository, whose former names then redirect.
struct RepositoryNameEndpoints: Sendable {
  let services: EndpointServices

  private static let longestName = 100

  var routes: [Route] {
    [
      Route("PATCH", "/repos/:owner/:repo", action: rename).requiring("public_repo", "repo"),
      Route("POST", "/repos/:owner/:repo/transfer", action: transfer)
        .requiring("public_repo", "repo"),
    ]
  }

  /// Renames a repository, which is all of it that can be changed.
  @Sendable private func rename(_ request: EndpointRequest) async throws -> EndpointResponse {
    struct Draft: Decodable { let name: String? }
    let repository = try await services.writer(request, atLeast: .admin).repository
    let draft: Draft = try request.decodedBody()
    guard let text = draft.name else { throw Self.invalid("name", "missing_field") }
    let name = try Self.name(text)
    return try await move(repository, to: repository.owner, name, request)
  }

  /// Transfers a repository at once, without a question to the new owner.
  @Sendable private func transfer(_ request: EndpointRequest) async throws -> EndpointResponse {
    struct Draft: Decodable { let new_owner: String?, new_name: String? }
    let writer = try await services.writer(request, atLeast: .admin)
    let draft: Draft = try request.decodedBody()
    guard let login = draft.new_owner else { throw Self.invalid("new_owner", "missing_field") }
    guard let owner = writer.users.user(login: login)?.login else {
      throw Self.invalid("new_owner", "invalid")
    }
    let name = try draft.new_name.map(Self.name) ?? writer.repository.name
    var response = try await move(writer.repository, to: owner, name, request)
    response.status = 202
    return response
  }

  private func move(
    _ repository: HostedRepository,
    to owner: String,
    _ name: String,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let naming = RepositoryNaming(repository, owner: owner, name: name)
    let key = "\(owner)/\(name)".lowercased()
    let others = try await services.catalog.contents().repositories
    guard !others.contains(where: { $0.key == key && $0.id != repository.id }) else {
      throw Self.invalid("name", "already_exists")
    }
    try await services.state.set(naming)
    await services.catalog.forgetNames()
    var moved = request
    moved.parameters = ["owner": Array(owner.utf8), "repo": Array(name.utf8)]
    return try await RepositoryEndpoints(services: services).repository(moved)
  }

  /// Returns a name that GitHub allows, which has hyphens for other characters.
  private static func name(_ text: String) throws(ErrorResponse) -> String {
    guard (1...longestName).contains(text.count), let name = RemoteName.repositoryName(text) else {
      throw invalid("name", "invalid")
    }
    return name
  }

  private static func invalid(_ field: String, _ code: String) -> ErrorResponse {
    .invalid(resource: "Repository", field: field, code: code)
  }
}
