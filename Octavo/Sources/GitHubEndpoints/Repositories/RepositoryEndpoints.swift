public import GitHubValues

extension Endpoint where Value == GitHub.Repository {
  /// A repository, which is found under older names as well.
  public static func repository(_ name: GitHub.RepositoryName) -> Self { .object(.get(name.path)) }

  /// A repository by its id, whatever its name is by now.
  public static func repository(_ id: GitHub.RepositoryID) -> Self { .object(.get(id.path)) }
}

extension Endpoint where Value == GitHub.Page<GitHub.Repository> {
  /// The repositories that the user who is logged in or an organisation of theirs owns, and those
  /// that they collaborate on, private ones too, by full name.
  public static var ownRepositories: Self {
    .list(
      .get(
        ["user", "repos"],
        query: ["affiliation": "owner,collaborator,organization_member", "sort": "full_name"]
      )
    )
  }

  /// The public repositories of an account, by name.
  public static func repositories(of login: String) -> Self {
    .list(.get(["users", login, "repos"], query: ["sort": "full_name"]))
  }

  /// The repositories of an organisation, by name, private ones too if the user may see them.
  public static func repositories(ofOrganization login: String) -> Self {
    .list(.get(["orgs", login, "repos"], query: ["sort": "full_name"]))
  }

  /// The forks of a repository, newest first.
  public static func forks(of repository: GitHub.RepositoryName) -> Self {
    .list(.get(repository.path + ["forks"], query: ["sort": "newest"]))
  }
}
