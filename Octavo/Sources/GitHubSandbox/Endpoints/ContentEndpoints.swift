import NIOCore

/// Files and folders by path, and the file that introduces a repository.
struct ContentEndpoints: Sendable {
  let services: EndpointServices

  /// Longer files are not told in JSON.
  private static let longestFile = 1 << 20

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/readme", action: readme),
      .get("/repos/:owner/:repo/readme/*path", action: readme),
      .get("/repos/:owner/:repo/license", action: license),
      .get("/repos/:owner/:repo/contents", action: contents),
      .get("/repos/:owner/:repo/contents/*path", action: contents),
    ]
  }

  /// The repository, commit and path that a request names.
  struct Place {
    let repository: HostedRepository
    let ref: String
    let commit: ObjectID
    let path: [UInt8]

    var git: GitRepository { repository.git }

    /// Returns the place of an entry of the folder here.
    func at(_ name: [UInt8]) -> Place {
      let slash = path.isEmpty ? [] : [UInt8(ascii: "/")]
      return Place(repository: repository, ref: ref, commit: commit, path: path + slash + name)
    }
  }

  func place(_ request: EndpointRequest) async throws -> Place {
    let repository = try await services.repository(request)
    let refs = try await repository.git.refs()
    let ref = request.query["ref"].flatMap { $0.isEmpty ? nil : $0 } ?? refs.defaultBranch
    guard let commit = try await services.commit(named: ref, in: repository) else {
      throw refs.head == nil
        ? ErrorResponse(status: 404, message: "This repository is empty.")
        : ErrorResponse(status: 404, message: "No commit found for the ref \(ref)")
    }
    let path = request.parameters["path"] ?? []
    return Place(
      repository: repository,
      ref: ref,
      commit: commit,
      path: Array(path.split(separator: UInt8(ascii: "/")).joined(separator: [0x2f]))
    )
  }

  @Sendable private func contents(_ request: EndpointRequest) async throws -> EndpointResponse {
    let place = try await place(request)
    guard let item = try await place.git.item(at: place.path, of: place.commit) else {
      throw ErrorResponse.notFound
    }
    switch item {
    case .root(let tree): return try await listing(of: tree, place, request)
    case .entry(let entry):
      switch entry.kind {
      case .directory: return try await listing(of: entry.id, place, request)
      case .file: return try await file(entry, place, request)
      case .symlink: return try await symlink(entry, place, request)
      case .submodule: return try await submodule(entry, place, request)
      }
    }
  }

  @Sendable private func readme(_ request: EndpointRequest) async throws -> EndpointResponse {
    let place = try await place(request)
    guard let folder = try await place.git.item(at: place.path, of: place.commit)?.tree else {
      throw ErrorResponse.notFound
    }
    let entries = try await place.git.entries(of: folder)
    guard let entry = ReadmeChoice.best(of: entries) else { throw ErrorResponse.notFound }
    return try await file(entry, place.at(entry.name), request)
  }

  func file(_ entry: TreeEntry, _ place: Place, _ request: EndpointRequest) async throws
    -> EndpointResponse
  {
    guard let size = try await place.git.size(of: entry.id) else { throw ErrorResponse.notFound }
    if request.accepts("raw") {
      return try await BlobResponse(git: place.git, id: entry.id, size: size).raw()
    }
    if size > Self.longestFile {
      guard request.accepts("object") else { throw ErrorResponse.contentTooLarge }
      return .json(body(entry, size, place, request, .fileWithoutContent))
    }
    let bytes = try await place.git.objects.content(of: entry.id)?.bytes ?? []
    if request.accepts("html") {
      return EndpointResponse(
        body: .bytes(Array(RenderedMarkup.html(bytes, name: entry.name).utf8)),
        contentType: "application/vnd.github.html; charset=utf-8"
      )
    }
    return .json(body(entry, size, place, request, .file(bytes)))
  }

  /// A link to a file in the repository is answered with that file, as GitHub does.
  private func symlink(_ entry: TreeEntry, _ place: Place, _ request: EndpointRequest) async throws
    -> EndpointResponse
  {
    let target = try await place.git.objects.content(of: entry.id)?.bytes ?? []
    if let path = LinkTarget.resolve(target, from: place.path),
      case .entry(let found) = try await place.git.item(at: path, of: place.commit),
      found.kind == .file
    {
      let there = Place(
        repository: place.repository,
        ref: place.ref,
        commit: place.commit,
        path: place.path
      )
      let named = TreeEntry(mode: found.mode, name: entry.name, id: found.id)
      return try await file(named, there, request)
    }
    let text = String(decoding: target, as: UTF8.self)
    return .json(body(entry, target.count, place, request, .symlink(target: text)))
  }

  private func submodule(_ entry: TreeEntry, _ place: Place, _ request: EndpointRequest)
    async throws -> EndpointResponse
  {
    var url: String?
    let modules = try await place.git.item(at: Array(".gitmodules".utf8), of: place.commit)
    if case .entry(let file) = modules, let size = try await place.git.size(of: file.id),
      size <= Self.longestFile
    {
      let bytes = try await place.git.objects.content(of: file.id)?.bytes ?? []
      url = SubmoduleList(bytes).url(of: String(decoding: place.path, as: UTF8.self))
    }
    return .json(body(entry, 0, place, request, .submodule(url: url ?? "")))
  }

  private func listing(
    of tree: ObjectID,
    _ place: Place,
    _ request: EndpointRequest
  ) async throws -> EndpointResponse {
    let entries = try await place.git.entries(of: tree).prefix(services.sizes.folderEntries)
    let sizes = try await place.git.objects.info(of: entries.map(\.id))
    let prefix = place.path + (place.path.isEmpty ? [] : [UInt8(ascii: "/")])
    let bodies = zip(entries, sizes).map { entry, info in
      let size = info?.kind == .blob ? info?.size ?? 0 : 0
      return ContentBody(
        repository: place.repository.fullName,
        ref: place.ref,
        path: prefix + entry.name,
        entry: entry,
        size: size,
        links: request.links
      )
    }
    guard request.accepts("object") else { return .json(bodies) }
    return .json(
      InlineJSONObject { fields in
        fields.set("type", "dir")
        fields.set("path", String(decoding: place.path, as: UTF8.self))
        fields.set("sha", tree.hex)
        fields.set("entries", bodies)
      }
    )
  }

  func body(
    _ entry: TreeEntry,
    _ size: Int,
    _ place: Place,
    _ request: EndpointRequest,
    _ extra: ContentBody.Extra
  ) -> ContentBody {
    ContentBody(
      repository: place.repository.fullName,
      ref: place.ref,
      path: place.path,
      entry: entry,
      size: size,
      links: request.links,
      extra: extra
    )
  }
}
