import NIOCore

/// Files and folders by path, and the file that introduces a repository.
struct ContentEndpoints: Sendable {
  let services: Services

  /// Longer files are not told in JSON.
  private static let longestFile = 1 << 20

  var routes: [Route] {
    [
      .get("/repos/:owner/:repo/readme", action: readme),
      .get("/repos/:owner/:repo/readme/*path", action: readme),
      .get("/repos/:owner/:repo/contents", action: contents),
      .get("/repos/:owner/:repo/contents/*path", action: contents),
    ]
  }

  /// Where in which repository a request looks.
  private struct Place {
    let repository: HostedRepository
    let ref: String
    let commit: ObjectID
    let path: [UInt8]

    var git: GitRepository { repository.git }
  }

  private func place(_ call: Call) async throws -> Place {
    let repository = try await services.repository(call)
    let refs = try await repository.git.refs()
    let ref = call.query["ref"].flatMap { $0.isEmpty ? nil : $0 } ?? refs.defaultBranch
    guard let commit = try await repository.git.commit(named: ref) else {
      throw refs.head == nil
        ? Refusal(status: 404, message: "This repository is empty.")
        : Refusal(status: 404, message: "No commit found for the ref \(ref)")
    }
    let path = call.parameters["path"] ?? []
    return Place(
      repository: repository,
      ref: ref,
      commit: commit,
      path: Array(path.split(separator: UInt8(ascii: "/")).joined(separator: [0x2f]))
    )
  }

  @Sendable private func contents(_ call: Call) async throws -> Reply {
    let place = try await place(call)
    guard let item = try await place.git.item(at: place.path, of: place.commit) else {
      throw Refusal.notFound
    }
    switch item {
    case .root(let tree): return try await listing(of: tree, place, call)
    case .entry(let entry):
      switch entry.kind {
      case .directory: return try await listing(of: entry.id, place, call)
      case .file: return try await file(entry, place, call)
      case .symlink: return try await symlink(entry, place, call)
      case .submodule: return try await submodule(entry, place, call)
      }
    }
  }

  @Sendable private func readme(_ call: Call) async throws -> Reply {
    let place = try await place(call)
    guard let folder = try await place.git.item(at: place.path, of: place.commit)?.tree else {
      throw Refusal.notFound
    }
    let entries = try await place.git.entries(of: folder)
    guard let entry = ReadmeChoice.best(of: entries) else { throw Refusal.notFound }
    let path = place.path + (place.path.isEmpty ? [] : [UInt8(ascii: "/")]) + entry.name
    let readme = Place(
      repository: place.repository,
      ref: place.ref,
      commit: place.commit,
      path: path
    )
    return try await file(entry, readme, call)
  }

  private func file(_ entry: TreeEntry, _ place: Place, _ call: Call) async throws -> Reply {
    guard let size = try await place.git.size(of: entry.id) else { throw Refusal.notFound }
    if call.accepts("raw") {
      return try await BlobReply(git: place.git, id: entry.id, size: size).raw()
    }
    if size > Self.longestFile {
      guard call.accepts("object") else { throw Refusal.contentTooLarge }
      return .json(shape(entry, size, place, call, .fileWithoutContent))
    }
    let bytes = try await place.git.objects.content(of: entry.id)?.bytes ?? []
    if call.accepts("html") {
      return Reply(
        body: .bytes(Array(MarkupPage.html(bytes, name: entry.name).utf8)),
        contentType: "application/vnd.github.html; charset=utf-8"
      )
    }
    return .json(shape(entry, size, place, call, .file(bytes)))
  }

  /// A link to a file in the repository is answered with that file, as GitHub does.
  private func symlink(_ entry: TreeEntry, _ place: Place, _ call: Call) async throws -> Reply {
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
      return try await file(named, there, call)
    }
    let text = String(decoding: target, as: UTF8.self)
    return .json(shape(entry, target.count, place, call, .symlink(target: text)))
  }

  private func submodule(_ entry: TreeEntry, _ place: Place, _ call: Call) async throws -> Reply {
    var url: String?
    let modules = try await place.git.item(at: Array(".gitmodules".utf8), of: place.commit)
    if case .entry(let file) = modules, let size = try await place.git.size(of: file.id),
      size <= Self.longestFile
    {
      let bytes = try await place.git.objects.content(of: file.id)?.bytes ?? []
      url = SubmoduleList(bytes).url(of: String(decoding: place.path, as: UTF8.self))
    }
    return .json(shape(entry, 0, place, call, .submodule(url: url ?? "")))
  }

  private func listing(
    of tree: ObjectID,
    _ place: Place,
    _ call: Call
  ) async throws -> Reply {
    let entries = try await place.git.entries(of: tree).prefix(1000)
    let sizes = try await place.git.objects.info(of: entries.map(\.id))
    let prefix = place.path + (place.path.isEmpty ? [] : [UInt8(ascii: "/")])
    let shapes = zip(entries, sizes).map { entry, info in
      let size = info?.kind == .blob ? info?.size ?? 0 : 0
      return ContentShape(
        repository: place.repository.fullName,
        ref: place.ref,
        path: prefix + entry.name,
        entry: entry,
        size: size,
        links: call.links
      )
    }
    guard call.accepts("object") else { return .json(shapes) }
    return .json(
      InlineShape { fields in
        fields.set("type", "dir")
        fields.set("path", String(decoding: place.path, as: UTF8.self))
        fields.set("sha", tree.hex)
        fields.set("entries", shapes)
      }
    )
  }

  private func shape(
    _ entry: TreeEntry,
    _ size: Int,
    _ place: Place,
    _ call: Call,
    _ extra: ContentShape.Extra
  ) -> ContentShape {
    ContentShape(
      repository: place.repository.fullName,
      ref: place.ref,
      path: place.path,
      entry: entry,
      size: size,
      links: call.links,
      extra: extra
    )
  }
}
