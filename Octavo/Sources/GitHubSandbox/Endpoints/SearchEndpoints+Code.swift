extension SearchEndpoints {
  /// The longest file in which the places of matches are looked for, in bytes.
  private static let longestFile = 1 << 20

  /// Searches in the default branches, as GitHub does for users who are logged in.
  @Sendable func code(_ request: EndpointRequest) async throws -> EndpointResponse {
    _ = try request.login()
    let query = try query(request, in: .code)
    guard !query.words.isEmpty else {
      throw ErrorResponse.invalid(resource: "Search", field: "q", code: "missing")
    }
    let catalog = try await services.catalog(for: request)
    var found: [FoundFile] = []
    for repository in catalog.snapshot.repositories where !repository.isFork {
      found += try await files(query, in: repository)
    }
    return try await response(found, for: request) { file in
      let git = file.repository.git
      guard case .entry(let entry)? = try await git.item(at: file.path, of: file.commit) else {
        throw ErrorResponse.notFound
      }
      return CodeBody(
        file: file,
        blob: entry.id,
        repository: RepositoryBody(
          details: await catalog.details(of: file.repository),
          links: request.links
        ),
        links: request.links,
        texts: request.accepts("text-match")
          ? try await texts(query, file, entry.id, request.links) : nil
      )
    }
  }

  private func files(
    _ query: SearchQuery,
    in repository: HostedRepository
  ) async throws -> [FoundFile] {
    let named = query.conditions.filter { !$0.isNegated }.compactMap {
      SearchQuery.holds($0, for: repository)
    }
    guard named.allSatisfy(\.self), let head = try? await repository.git.refs().head else {
      return []
    }
    var paths: [[UInt8]] = []
    if query.places.contains("file") {
      paths += try await repository.git.paths(containing: query.words, at: head)
    }
    if query.places.contains("path") {
      let known = Set(paths)
      paths += try await repository.git.paths(named: query.words, at: head)
        .filter { !known.contains($0) }
    }
    return paths.map { FoundFile(repository: repository, commit: head, path: $0) }
      .filter { $0.matches(query) }
  }

  /// Returns the first line of a file with a word of the search, and the lines beside it.
  private func texts(
    _ query: SearchQuery,
    _ file: FoundFile,
    _ blob: ObjectID,
    _ links: Links
  ) async throws -> [TextMatchBody] {
    let git = file.repository.git
    guard let size = try await git.size(of: blob), size <= Self.longestFile,
      let content = try await git.objects.content(of: blob)
    else { return [] }
    let lines = String(decoding: content.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let index = lines.firstIndex(where: { line in
        let text = line.lowercased()
        return query.words.contains { text.contains($0) }
      })
    else { return [] }
    let fragment = lines[max(0, index - 1)...min(index + 1, lines.count - 1)]
      .map { $0.prefix(200) }.joined(separator: "\n")
    let url = links.content(file.repository.fullName, file.path, ref: file.commit.hex)
    return TextMatchBody.all(
      of: query.words,
      in: [.init("content", fragment)],
      of: "FileContent",
      at: url
    )
  }
}
