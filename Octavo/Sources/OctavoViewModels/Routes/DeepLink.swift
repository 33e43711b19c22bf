import BinderyNavigation
public import GitHubValues

/// A link to a screen of the app, written as the path of the same page on GitHub.
///
/// ```swift
/// let link = try DeepLink(parsing: "/octocat/hello/blob/main/README.md")
/// ```
///
/// A link names no screens: ``path(at:defaultBranch:)`` finds the routes of its screens in the
/// table of `AddressPattern`, for which the branches and tags of a repository may be needed.
public nonisolated struct DeepLink: Sendable, Hashable {
  /// The words of the path.
  let words: [String]
  /// The items of the query that the screen knows, by name.
  let query: [String: String]
  /// The lines of the file.
  let lines: LineRange?
  /// The anchor of a heading of the Markdown file or the readme.
  let section: String?

  init(
    words: [String],
    query: [String: String] = [:],
    lines: LineRange? = nil,
    section: String? = nil
  ) {
    self.words = words
    self.query = query
    self.lines = lines
    self.section = section
  }

  /// The tabs.
  public static let home = DeepLink(words: [])
  /// The login.
  public static let login = DeepLink(words: ["-", "login"])

  /// An account.
  public static func user(_ login: String) -> Self { Self(words: [login]) }

  /// A repository.
  public static func repository(_ name: GitHub.RepositoryName) -> Self {
    Self(words: [name.owner, name.name])
  }

  /// A folder of a repository.
  public static func tree(_ name: GitHub.RepositoryName, _ place: RevisionPath) -> Self {
    Self(words: [name.owner, name.name, "tree"] + place.components)
  }

  /// A commit of a repository.
  public static func commit(_ name: GitHub.RepositoryName, _ sha: String) -> Self {
    Self(words: [name.owner, name.name, "commit", sha])
  }

  /// The release of a tag of a repository.
  public static func release(_ name: GitHub.RepositoryName, tag: String) -> Self {
    Self(words: [name.owner, name.name, "releases", "tag", tag])
  }

  /// The changes from one commit of a repository to another.
  public static func comparison(
    _ name: GitHub.RepositoryName,
    base: String,
    head: String
  ) -> Self {
    Self(words: [name.owner, name.name, "compare", "\(base)...\(head)"])
  }
}

nonisolated extension DeepLink {
  private var pattern: AddressPattern? { AddressPattern.fitting(words, query) }

  /// The repository, and the branch, tag or commit with a path, which its branches and tags
  /// separate; `nil` for a link without a branch.
  var revision: (repository: GitHub.RepositoryName, path: RevisionPath)? {
    guard let pattern, pattern.hasRevision else { return nil }
    let address = AddressWords(self, pattern)
    return (address.repository, RevisionPath(address.rest))
  }

  /// Returns the screen of the link with its parents.
  ///
  /// - Parameters:
  ///   - references: Branches and tags of the repository, the one of the link among them. As long
  ///     as they are not known, the path ends at the repository.
  ///   - defaultBranch: The default branch of the repository, if it is known. Its screen is the
  ///     same with and without a branch.
  /// - Returns: The path, which can be set in one change.
  func path(
    at references: [GitHub.Reference]?,
    defaultBranch: String? = nil
  ) -> RoutePath<Route> {
    guard let pattern else { return [.home] }
    var address = AddressWords(self, pattern)
    var patterns = pattern.parents + [pattern]
    if pattern.hasRevision {
      if let references {
        address.resolve(among: references, defaultBranch: defaultBranch)
      } else {
        patterns.removeLast()
      }
    }
    var path = patterns.flatMap { $0.routes(address) }.map { RoutePath<Route>.Element($0) }
    if path.first?.target == .home { path[0].tab = patterns.compactMap(\.tab).last }
    return RoutePath(controllers: [path])
  }
}

nonisolated extension DeepLink: CustomStringConvertible {
  /// The path with its query, which reads back as the same link.
  public var description: String {
    let path = "/" + words.map(PercentCoding.encode).joined(separator: "/")
    let known = (pattern?.query ?? []).map { String($0.name) }
    let fields = query.keys.filter { !known.contains($0) }.sorted()
    let items = (known + fields).compactMap { name in
      query[name].map { "\(name)=\(PercentCoding.encode($0))" }
    }
    let address = items.isEmpty ? path : "\(path)?\(items.joined(separator: "&"))"
    let anchor = section.map { "#\(PercentCoding.encode($0))" }
    return address + (lines?.fragment ?? anchor ?? "")
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
