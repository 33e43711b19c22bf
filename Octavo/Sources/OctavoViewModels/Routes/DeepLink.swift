public import GitHubValues

/// A link to a screen of the app, written as the path of the same page on GitHub.
///
/// | link | path |
/// | --- | --- |
/// | `.home` | `/` |
/// | `.login`, `.settings` | `/-/login`, `/-/settings` |
/// | `.user("octocat")` | `/octocat` |
/// | `.repository(…)` | `/octocat/hello` |
/// | `.releases(…)` | `/octocat/hello/releases` |
/// | `.release(…, tag: "v1.0")` | `/octocat/hello/releases/tag/v1.0` |
/// | `.tree(…, "main/Sources")` | `/octocat/hello/tree/main/Sources` |
/// | `.blob(…, "main/README.md")` | `/octocat/hello/blob/main/README.md` |
///
/// A link names no screens: ``path(at:defaultBranch:)`` finds the routes of its screens, for which
/// the branches and tags of a repository may be needed.
public nonisolated enum DeepLink: Sendable, Hashable {
  /// The tabs.
  case home
  /// The way in.
  case login
  /// The settings.
  case settings
  /// An account.
  case user(String)
  /// A repository.
  case repository(GitHub.RepositoryName)
  /// The releases of a repository.
  case releases(GitHub.RepositoryName)
  /// The release of a tag.
  case release(GitHub.RepositoryName, tag: String)
  /// A folder of a repository.
  case tree(GitHub.RepositoryName, RevisionPath)
  /// A file of a repository.
  case blob(GitHub.RepositoryName, RevisionPath)
}

nonisolated extension DeepLink: CustomStringConvertible {
  /// The path, which reads back as the same link.
  public var description: String {
    switch self {
    case .home: "/"
    case .login: "/-/login"
    case .settings: "/-/settings"
    case .user(let login): Self.path([login])
    case .repository(let name): Self.path([name.owner, name.name])
    case .releases(let name): Self.path([name.owner, name.name, "releases"])
    case .release(let name, let tag):
      Self.path([name.owner, name.name, "releases", "tag"] + RevisionPath(tag).components)
    case .tree(let name, let place): Self.path([name.owner, name.name, "tree"] + place.components)
    case .blob(let name, let place): Self.path([name.owner, name.name, "blob"] + place.components)
    }
  }

  private static func path(_ components: [String]) -> String {
    var path = ""
    for component in components { path += "/" + PercentCoding.encode(component) }
    return path
  }
}

nonisolated extension DeepLink: Codable {
  /// Reads the path.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(parsing: container.decode(String.self))
    } catch let error as DeepLinkError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes the path.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
