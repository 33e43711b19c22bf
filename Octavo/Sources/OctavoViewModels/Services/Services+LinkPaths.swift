import BinderyNavigation
import GitHubValues

extension Services {
  /// Returns the path of a link; `nil` as long as the store does not have its branch or tag.
  func knownPath(of link: DeepLink) -> RoutePath<Route>? {
    guard let place = link.revision else { return link.path(at: nil) }
    let stored = store.result(of: .references(of: place.repository))
    let references = stored.value ?? []
    let isKnown =
      isRecent(stored) || place.path.beginsWithCommit
      || place.path.resolved(among: references).reference != nil
    return isKnown ? path(of: link, at: references) : nil
  }

  /// Returns the path of a link, and requests its branch or tag unless the store has it.
  ///
  /// One request finds the branches whose names begin with the first word of the branch and path.
  /// If the link means none of them, another one finds such tags; without a tag, the word is a
  /// commit.
  func requestPath(of link: DeepLink) async throws -> RoutePath<Route> {
    if let path = knownPath(of: link) { return path }
    guard let place = link.revision else { return link.path(at: nil) }
    for kind in GitHub.Reference.Kind.allCases {
      if let reference = try await requestReference(kind, in: place.repository, of: place.path) {
        return path(of: link, at: [reference])
      }
    }
    return path(of: link, at: [])
  }

  /// Returns the path of a link as ``requestPath(of:)`` does, and that of its repository where the
  /// request has failed, which a notice says; `nil` after a cancellation.
  func path(opening link: DeepLink) async -> RoutePath<Route>? {
    do {
      return try await requestPath(of: link)
    } catch {
      return show(error, opening: link) ? link.path(at: nil) : nil
    }
  }

  /// Shows a notice of an error that kept a link from being opened, and returns whether there is
  /// one: a cancellation has none.
  @discardableResult
  func show(_ error: any Error, opening link: DeepLink) -> Bool {
    guard let message = message(for: error) else { return false }
    let words = link.revision?.path.components.joined(separator: "/") ?? ""
    showNotice("Could not open “\(words)”. \(message)")
    return true
  }

  private func path(of link: DeepLink, at references: [GitHub.Reference]) -> RoutePath<Route> {
    let repository = link.revision.flatMap { store.result(of: .repository($0.repository)).value }
    return link.path(at: references, defaultBranch: repository?.defaultBranch)
  }

  /// Returns the branch or the tag with which a path begins, the longest if there are several.
  ///
  /// The first request asks for the names that begin with the first word of the path. If the
  /// response does not have all of them, the next request asks for those that begin with the first
  /// two words, and so on.
  private func requestReference(
    _ kind: GitHub.Reference.Kind,
    in repository: GitHub.RepositoryName,
    of path: RevisionPath
  ) async throws -> GitHub.Reference? {
    var found: [GitHub.Reference] = []
    for last in path.components.indices {
      let start = path.components[...last].joined(separator: "/")
      let matching = try await requestReferences(kind, in: repository, beginningWith: start)
      found += matching.references
      if !matching.isPart { break }
    }
    return path.resolved(among: found).reference
  }

  /// Returns the branches or the tags that begin with a text; without the server, those that the
  /// store has.
  private func requestReferences(
    _ kind: GitHub.Reference.Kind,
    in repository: GitHub.RepositoryName,
    beginningWith start: String
  ) async throws -> MatchingReferences {
    let query = StoreQuery.references(of: repository, kind, beginningWith: start)
    let stored = store.result(of: query)
    if let value = stored.value, isRecent(stored) { return value }
    do {
      try await sync.refresh(query)
    } catch let error as APIError where [.offline, .timedOut].contains(error.reason) {
      if stored.value == nil { throw error }
    }
    return store.result(of: query).value ?? MatchingReferences([])
  }
}
