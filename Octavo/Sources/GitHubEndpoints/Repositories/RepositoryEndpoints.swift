public import GitHubValues

extension Endpoint where Value == GitHub.Repository {
  /// A repository, which is found under older names as well.
  public static func repository(_ name: GitHub.RepositoryName) -> Self { .object(.get(name.path)) }
}

extension Endpoint where Value == GitHub.Page<GitHub.Repository> {
  /// The repositories of the user who is logged in, private ones too, by name.
  public static var ownRepositories: Self {
    .list(.get(["user", "repos"], query: ["affiliation": "owner", "sort": "full_name"]))
  }

  /// The public repositories of an account, by name.
  public static func repositories(of login: String) -> Self {
    .list(.get(["users", login, "repos"], query: ["sort": "full_name"]))
  }

  /// The repositories that the user who is logged in has starred, the latest star first.
  public static var ownStarred: Self { .list(.get(["user", "starred"])) }

  /// The repositories that an account has starred, the latest star first.
  public static func starred(by login: String) -> Self {
    .list(.get(["users", login, "starred"]))
  }

  /// The repositories that match a query in GitHub's search syntax, best first.
  ///
  /// The server returns at most the first 1,000.
  public static func repositories(matching query: String) -> Self {
    .list(.get(["search", "repositories"], query: ["q": query]), perPage: 30)
  }
}

extension Endpoint where Value == Bool {
  /// Whether the user who is logged in has starred a repository.
  public static func isStarred(_ repository: GitHub.RepositoryName) -> Self {
    .exists(.get(["user", "starred", repository.owner, repository.name]))
  }
}

extension Endpoint where Value == Void {
  /// Stars a repository or removes the star; it may be so already.
  public static func setStarred(_ isStarred: Bool, _ repository: GitHub.RepositoryName) -> Self {
    let path = ["user", "starred", repository.owner, repository.name]
    return .action(GitHub.Request(isStarred ? .put : .delete, path))
  }
}

extension GitHub.RepositoryName {
  /// The path of the repository below the API.
  var path: [String] { ["repos", owner, name] }
}
