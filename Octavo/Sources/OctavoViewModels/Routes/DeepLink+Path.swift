import BinderyNavigation
import GitHubValues

nonisolated extension DeepLink {
  /// The repository whose branches and tags have to be known to find the screens of the link; `nil`
  /// for a link without a branch.
  var ambiguousRepository: GitHub.RepositoryName? {
    switch self {
    case .tree(let name, _), .blob(let name, _): name
    case .home, .login, .settings, .user, .repository, .releases, .release: nil
    }
  }

  /// Returns the screen of the link with its parents.
  ///
  /// - Parameters:
  ///   - references: The branches and tags of the ``ambiguousRepository``. As long as they are not
  ///     known, the path ends at the repository.
  ///   - defaultBranch: The default branch of the repository, if it is known. Its screen is the same
  ///     with and without a branch.
  /// - Returns: The path, which can be set in one change.
  func path(
    at references: [GitHub.Reference]?,
    defaultBranch: String? = nil
  ) -> RoutePath<Route> {
    switch self {
    case .home, .login: return [.home]
    case .settings: return [.home, .settings]
    case .user(let login): return [.home, .user(login)]
    case .repository(let name): return [.home, .repository(name)]
    case .releases(let name): return [.home, .repository(name), .releases(name)]
    case .release(let name, let tag):
      return [.home, .repository(name), .releases(name), .release(name, tag: tag)]
    case .tree(let name, let place), .blob(let name, let place):
      guard let references else { return [.home, .repository(name)] }
      let (reference, revision, path) = place.resolved(among: references)
      let isDefault = reference?.kind == .branch && reference?.name == defaultBranch
      let repository = Route.repository(name, at: isDefault ? nil : reference)
      return RoutePath([.home, repository] + files(of: name, revision, path))
    }
  }

  /// Returns the folder of a path with all folders above it, or the file with all its folders.
  private func files(
    of name: GitHub.RepositoryName,
    _ revision: String,
    _ path: String
  ) -> [Route] {
    var isFile = false
    if case .blob = self { isFile = !path.isEmpty }
    var folders = path.split(separator: "/")
    if isFile { folders.removeLast() }
    var routes: [Route] = [.tree(name, revision: revision)]
    var folder = ""
    for component in folders {
      folder += folder.isEmpty ? "\(component)" : "/\(component)"
      routes.append(.tree(name, revision: revision, path: folder))
    }
    if isFile { routes.append(.source(name, revision: revision, path: path)) }
    return routes
  }
}
