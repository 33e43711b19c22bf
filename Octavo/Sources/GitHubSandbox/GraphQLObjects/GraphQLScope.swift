import Foundation

/// The means of the objects of one document: the REST routes as its sender may use them.
struct GraphQLScope: Sendable {
  let services: EndpointServices
  let request: EndpointRequest
  let rest: [Route]
  /// The points that the operation costs.
  var points = 1
  /// The values that were read before.
  let memory = GraphQLMemory()

  /// The login of the viewer.
  var login: String { request.viewer.login ?? "" }

  func isViewer(_ login: String?) -> Bool { login?.lowercased() == self.login.lowercased() }

  /// Carries a request of the REST API out, and returns the value of its response.
  ///
  /// - Throws: The error response of the route, or an error of the token's scopes.
  @discardableResult
  func call(
    _ method: String,
    _ path: String,
    query: String = "",
    body: [String: GraphQLValue] = [:]
  ) async throws -> GraphQLValue {
    let place = "\(path)?\(query)"
    if method == "GET", let known = memory.value(of: place) { return known }
    if method != "GET" { memory.forget() }
    let value = try await answer(method, path, query: query, body: body)
    if method == "GET" { memory.keep(value, of: place) } else { memory.forget() }
    return value
  }

  /// Carries a request out by the first route that fits.
  private func answer(
    _ method: String,
    _ path: String,
    query: String,
    body: [String: GraphQLValue]
  ) async throws -> GraphQLValue {
    let parts = path.split(separator: "/")
    for route in rest where route.method == method {
      guard let parameters = try route.match(parts) else { continue }
      guard route.permits(request.viewer) else { throw GraphQLError.missingScopes(route.scopes) }
      let members = body.map { GraphQLMember(name: $0.key, value: $0.value) }
      let inner = EndpointRequest(
        method: method,
        path: ["api", "v3"] + parts,
        query: Query(query) ?? request.query,
        headers: ["accept": "application/vnd.github.full+json"],
        links: request.links,
        version: request.version,
        now: request.now,
        body: members.isEmpty ? [] : JSONText.of(GraphQLValue.object(members)),
        viewer: request.viewer,
        parameters: parameters
      )
      guard case .bytes(let bytes) = try await route.action(inner).body else { return .null }
      return try GraphQLValue(json: bytes)
    }
    throw ErrorResponse.notFound
  }

  /// Returns a value of the REST API; `nil` if it is answered with a 404.
  func ifFound<Value>(_ value: () async throws -> Value?) async throws -> Value? {
    do {
      return try await value()
    } catch let response as ErrorResponse where response.status == 404 {
      return nil
    }
  }

  /// Returns all elements of a list of the REST API.
  func all(_ path: String, query: String = "") async throws -> [GraphQLValue] {
    var elements: [GraphQLValue] = []
    while true {
      let number = elements.count / 100 + 1
      let page = try await call("GET", path, query: "per_page=100&page=\(number)&\(query)")
      guard case .list(let items) = page else { return elements }
      elements += items
      if items.count < 100 { return elements }
    }
  }

  /// The repositories that the viewer sees.
  func repositories() async throws -> [HostedRepository] {
    try await services.catalog.contents().repositories.filter { $0.isVisible(to: request.viewer) }
  }

  /// Returns a repository that the viewer sees; `nil` if there is none with the name.
  func hosted(_ name: String, followingRenames: Bool = false) async throws -> HostedRepository? {
    let (all, key) = (try await repositories(), name.lowercased())
    let renamed = all.first { followingRenames && $0.formerKeys.contains(key) }
    return all.first { $0.key == key } ?? renamed
  }

  /// Whether the viewer may do what a role or an author may, by the rule of the REST routes.
  func may(
    _ least: SandboxRole,
    orAuthor author: String?,
    in repository: String
  ) async throws -> Bool {
    guard let hosted = try await hosted(repository) else { return false }
    do {
      let writer = try await services.writer(request, in: hosted)
      try writer.require(least, orAuthor: author ?? "")
      return true
    } catch let response as ErrorResponse where response.status == 403 {
      return false
    }
  }

  func user(_ login: String) async throws -> GraphQLActor {
    GraphQLActor(scope: self, rest: try await call("GET", "users/\(login)"))
  }

  func repository(_ name: String) async throws -> GraphQLRepository {
    GraphQLRepository(scope: self, rest: try await call("GET", "repos/\(name)"))
  }

  func issue(_ number: Int, in repository: String) async throws -> GraphQLIssue {
    let rest = try await call("GET", "repos/\(repository)/issues/\(number)")
    return GraphQLIssue(scope: self, repository: repository, rest: rest)
  }

  func comment(_ id: Int, in repository: String) async throws -> GraphQLComment {
    let rest = try await call("GET", "repos/\(repository)/issues/comments/\(id)")
    return GraphQLComment(scope: self, repository: repository, rest: rest)
  }
}

extension GraphQLError {
  static func missingScopes(_ scopes: [String]) -> GraphQLError {
    let names = scopes.map { "'\($0)'" }.joined(separator: ", ")
    return GraphQLError(
      "Your token has not been granted the required scopes to execute this query. "
        + "It requires one of the following scopes: [\(names)].",
      type: "INSUFFICIENT_SCOPES"
    )
  }
}

extension GraphQLValue {
  /// Reads a value in JSON.
  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(GraphQLValue.self, from: Data(json))
  }
}
