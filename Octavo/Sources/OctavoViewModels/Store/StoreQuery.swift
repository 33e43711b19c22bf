public import GitHubValues

/// A query of the store, as a value, with the type of its result.
///
/// The same query names what is observed and what is requested from the server:
///
/// ```swift
/// _user <~ services.store.observe(.user(login))
/// try await services.sync.refresh(.user(login))
/// ```
public nonisolated struct StoreQuery<Value: Codable & Equatable & Sendable>: Sendable, Hashable {
  /// The name of the value.
  public let subject: StoreSubject

  private init(_ subject: StoreSubject) {
    self.subject = subject
  }
}

nonisolated extension StoreQuery where Value == GitHub.Repository {
  /// A repository, by its present name or an older one.
  public static func repository(_ name: GitHub.RepositoryName) -> Self { Self(.repository(name)) }
}

nonisolated extension StoreQuery where Value == GitHub.User {
  /// An account with its profile.
  public static func user(_ login: String) -> Self { Self(.user(login)) }
}

nonisolated extension StoreQuery where Value == [GitHub.Repository] {
  /// A list of repositories, in the server's order.
  public static func repositories(_ list: RepositoryList) -> Self { Self(.repositories(list)) }

  /// The repositories that match a query in GitHub's search syntax, best first.
  public static func search(_ query: String) -> Self { Self(.search(query)) }
}

nonisolated extension StoreQuery where Value == [GitHub.Account] {
  /// The followers of an account, or the accounts that it follows.
  public static func people(_ kind: PeopleKind, of login: String) -> Self {
    Self(.people(kind, of: login))
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Event] {
  /// A feed of events, newest first.
  public static func events(_ source: NewsSource) -> Self { Self(.events(source)) }
}

nonisolated extension StoreQuery where Value == [GitHub.Reference] {
  /// The branches, then the tags, of a repository.
  public static func references(of name: GitHub.RepositoryName) -> Self { Self(.references(name)) }
}

nonisolated extension StoreQuery where Value == GitHub.File? {
  /// The readme at a branch, tag or commit (`nil`: the default branch); the value is `nil` for a
  /// repository without a readme.
  public static func readme(of name: GitHub.RepositoryName, at revision: String?) -> Self {
    Self(.readme(name, revision: revision))
  }
}

nonisolated extension StoreQuery where Value == RepositoryFolder {
  /// A folder at a branch, tag or commit.
  public static func folder(
    _ path: String,
    of name: GitHub.RepositoryName,
    at revision: String
  ) -> Self {
    Self(.folder(name, revision: revision, path: path))
  }
}

nonisolated extension StoreQuery where Value == GitHub.File {
  /// A file at a branch, tag or commit.
  public static func file(
    _ path: String,
    of name: GitHub.RepositoryName,
    at revision: String
  ) -> Self {
    Self(.file(name, revision: revision, path: path))
  }
}
