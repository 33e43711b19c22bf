import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == GitHub.Repository {
  /// A repository, by its present name or an older one.
  public static func repository(_ name: GitHub.RepositoryName) -> Self {
    Self("repository", "\(name)", from: .repository(name) { $0 })
  }
}

nonisolated extension StoreQuery where Value == [GitHub.LanguageSize] {
  /// The languages of a repository, that with the most code first.
  public static func languages(of name: GitHub.RepositoryName) -> Self {
    Self("languages", "\(name)".lowercased(), from: .document(.languages(of: name)))
  }
}

nonisolated extension StoreQuery where Value == GitHub.User {
  /// An account with its profile.
  public static func user(_ login: String) -> Self {
    Self("user", login, from: .user(login) { $0 })
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Reference] {
  /// The branches, then the tags, of a repository.
  public static func references(of name: GitHub.RepositoryName) -> Self {
    Self("references", "\(name)".lowercased(), from: .references(name))
  }
}

nonisolated extension StoreQuery where Value == GitHub.File? {
  /// The readme at a branch, tag or commit (`nil`: the default branch); the value is `nil` for a
  /// repository without a readme.
  public static func readme(of name: GitHub.RepositoryName, at revision: String?) -> Self {
    let source = QuerySource<Value>.readme(name, revision: revision)
    return Self("readme", "\(name)".lowercased(), revision ?? "", from: source)
  }
}

nonisolated extension StoreQuery where Value == RepositoryFolder {
  /// A folder at a branch, tag or commit.
  public static func folder(
    _ path: String,
    of name: GitHub.RepositoryName,
    at revision: String
  ) -> Self {
    let source = QuerySource<Value>.folder(name, revision: revision, path: path)
    return Self("folder", "\(name)".lowercased(), revision, path, from: source)
  }
}

nonisolated extension StoreQuery where Value == GitHub.File {
  /// The most bytes of a file that are requested, unless it is a picture.
  public static var byteLimit: Int { 2 << 20 }

  /// A file at a branch, tag or commit; one with more than `limit` bytes is not requested.
  public static func file(
    _ path: String,
    of name: GitHub.RepositoryName,
    at revision: String,
    limit: Int = byteLimit
  ) -> Self {
    let endpoint = Endpoint.file(at: path, in: name, at: revision, limit: limit)
    return Self("file", "\(name)".lowercased(), revision, path, from: .document(endpoint))
  }
}

nonisolated extension StoreQuery {
  /// Describes a value that lists have too.
  ///
  /// - Parameters:
  ///   - key: The key of the value in the lists.
  ///   - subject: The subject of the lists.
  ///   - kind: The kind of the lists.
  ///   - endpoint: The endpoint of the value alone.
  /// - Returns: The query.
  static func item(
    _ key: String,
    of subject: String,
    in kind: String,
    _ endpoint: Endpoint<Value>
  ) -> Self {
    let source = QuerySource.item(kind: kind, subject: subject, key: key, endpoint)
    return Self(kind, subject, key, from: source)
  }
}
