import Hummingbird
import NIOCore

/// Answers clones, fetches and pushes of git clients.
struct GitService: Sendable {
  let services: EndpointServices
  let authentication: Authentication

  /// The most bytes of a request.
  private static let longest = 1 << 30

  /// The repository and the service that a request is for.
  struct Place: Sendable {
    let owner: String
    let name: String
    let backend: GitBackend

    /// Reads addresses such as `/ada/engine.git/git-upload-pack`, and those that ask for the refs.
    init?(_ target: RequestTarget) {
      let parts = target.parts.map(String.init)
      guard parts.count == 3 || parts.count == 4 else { return nil }
      let isDiscovery = parts.dropFirst(2) == ["info", "refs"]
      let name = isDiscovery ? target.value(of: "service") : parts[2]
      guard isDiscovery || parts.count == 3, let service = name.flatMap(GitBackend.Service.init),
        (target.method == "GET") == isDiscovery, isDiscovery || target.method == "POST"
      else { return nil }
      owner = parts[0]
      self.name = parts[1].hasSuffix(".git") ? String(parts[1].dropLast(4)) : parts[1]
      backend = GitBackend(service: service, isDiscovery: isDiscovery)
    }
  }

  /// Answers a request.
  ///
  /// - Throws: An `ErrorResponse` for a viewer who may not do so.
  func response(
    to request: Request,
    _ parsed: EndpointRequest,
    at place: Place
  ) async throws -> EndpointResponse {
    var parsed = parsed
    do {
      parsed.viewer = try await authentication.viewer(of: parsed.headers)
    } catch let error as ErrorResponse {
      throw error.status == 401 ? Self.unauthorized : error
    }
    let (repository, git) = try await found(place, parsed)
    let command = place.backend.command(
      in: git,
      login: parsed.viewer.login,
      headers: parsed.headers
    )
    await GitQueue.streams.enter()
    let session = GitSession(command)
    do {
      let body = request.body.map { Array($0.readableBytesView) }
      let isDiscovery = place.backend.isDiscovery
      let head = try await session.perform { git in
        if !isDiscovery {
          let early = GitBackend.mostEarlyOutput
          try await git.send(body, atMost: Self.longest, keepingAtMost: early)
        }
        return try await GitBackend.head(&git)
      }
      let now = parsed.now
      return EndpointResponse(
        status: head.status,
        body: .stream(length: nil) { writer in
          defer { GitQueue.streams.leave() }
          while let chunk = try await session.perform({ try await $0.bytes(64 * 1024) }) {
            try await writer.write(ByteBuffer(bytes: chunk))
          }
          if place.backend.service == .receive, !place.backend.isDiscovery {
            try? await services.publishAll(in: repository, now: now)
          }
          try await writer.finish(nil)
        },
        contentType: head.headers["Content-Type"],
        headers: ["Cache-Control": "no-cache, max-age=0, must-revalidate"]
      )
    } catch {
      GitQueue.streams.leave()
      guard (error as? GitFailure)?.reason == .tooLarge else { throw error }
      throw ErrorResponse(status: 413, message: "The push is larger than the sandbox takes.")
    }
  }

  private static let unauthorized = ErrorResponse(
    status: 401,
    message: "Authentication is required: the password is a token.",
    headers: ["WWW-Authenticate": "Basic realm=\"GitHub\""]
  )

  /// Returns the repository of a request, which a push may write to.
  private func found(
    _ place: Place,
    _ request: EndpointRequest
  ) async throws -> (HostedRepository, GitRepository) {
    let key = "\(place.owner)/\(place.name)".lowercased()
    let repository = try await services.catalog.contents().repositories
      .first { $0.key == key || $0.formerKeys.contains(key) }
    if let owner = repository?.owner { try services.singleSignOn.check(owner, for: request) }
    guard let repository, repository.isVisible(to: request.viewer) else {
      throw request.viewer == .anonymous ? Self.unauthorized : ErrorResponse.notFound
    }
    guard place.backend.service == .receive else { return (repository, repository.git) }
    guard let login = request.viewer.login else { throw Self.unauthorized }
    let roles = try await services.catalog.snapshot().roles
    guard roles.role(of: login, in: repository) >= .write,
      request.viewer.hasScope(among: ["public_repo", "repo"])
    else {
      let message = "Permission to \(repository.fullName).git denied to \(login)."
      throw ErrorResponse(status: 403, message: message)
    }
    guard !repository.traits.isArchived else { throw ErrorResponse.archived }
    guard let git = try await services.catalog.writable(repository) else {
      let message =
        "The sandbox does not write to \(repository.fullName); start it with "
        + "--allow-push."
      throw ErrorResponse(status: 403, message: message)
    }
    return (try await services.present(repository), git)
  }
}
