public import GitHubValues

/// A value that the store can have, by its name.
public nonisolated enum StoreSubject: Sendable, Hashable {
  /// A repository, by its present name or an older one.
  case repository(GitHub.RepositoryName)
  /// An account with its profile.
  case user(String)
  /// A list of repositories.
  case repositories(RepositoryList)
  /// A list of accounts.
  case people(PeopleKind, of: String)
  /// A feed of events.
  case events(NewsSource)
  /// The repositories that match a query.
  case search(String)
  /// The branches and tags of a repository.
  case references(GitHub.RepositoryName)
  /// The readme at a branch, tag or commit; `nil` is the default branch.
  case readme(GitHub.RepositoryName, revision: String?)
  /// A folder of a repository.
  case folder(GitHub.RepositoryName, revision: String, path: String)
  /// A file of a repository.
  case file(GitHub.RepositoryName, revision: String, path: String)
}

nonisolated extension StoreSubject: CustomStringConvertible {
  /// One line for a log, such as “repository maralind/tides”.
  public var description: String {
    switch self {
    case .repository(let name): "repository \(name)"
    case .user(let login): "user \(login)"
    case .repositories(let list): "list \(list)"
    case .people(let kind, let login): "\(kind) \(login)"
    case .events(.received(let login)): "received \(login)"
    case .events(.performed(let login)): "events \(login)"
    case .search(let query): "search \(query)"
    case .references(let name): "references \(name)"
    case .readme(let name, let revision): "readme \(name)\(revision.map { "@\($0)" } ?? "")"
    case .folder(let name, let revision, let path): "folder \(name)@\(revision):\(path)"
    case .file(let name, let revision, let path): "file \(name)@\(revision):\(path)"
    }
  }
}
