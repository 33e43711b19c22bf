public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Repository> {
  /// The repositories that the user who is logged in has starred, the latest star first.
  public static var ownStarred: Self {
    .list(.get(["user", "starred"])) { (star: GitHub.StarredRepository) in star.repository }
  }

  /// The repositories that an account has starred, the latest star first.
  public static func starred(by login: String) -> Self {
    .list(.get(["users", login, "starred"])) { (star: GitHub.StarredRepository) in
      star.repository
    }
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.StarredRepository> {
  /// The repositories that the user who is logged in has starred, with the times of the stars.
  public static var ownStars: Self { .list(.get(["user", "starred"], as: .star)) }

  /// The repositories that an account has starred, with the times of the stars, the latest first.
  public static func stars(by login: String) -> Self {
    .list(.get(["users", login, "starred"], as: .star))
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Stargazer> {
  /// The accounts that have starred a repository, with the times of the stars, the oldest first.
  public static func stargazers(of repository: GitHub.RepositoryName) -> Self {
    .list(.get(repository.path + ["stargazers"], as: .star))
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Account> {
  /// The accounts that have starred a repository, the oldest star first.
  public static func stargazers(of repository: GitHub.RepositoryName) -> Self {
    .list(.get(repository.path + ["stargazers"])) { (star: GitHub.Stargazer) in star.account }
  }

  /// The accounts that get notifications about everything in a repository.
  public static func watchers(of repository: GitHub.RepositoryName) -> Self {
    .list(.get(repository.path + ["subscribers"]))
  }
}

extension Endpoint where Value == Bool {
  /// Whether the user who is logged in has starred a repository.
  public static func isStarred(_ repository: GitHub.RepositoryName) -> Self {
    .exists(.get(["user", "starred", repository.owner, repository.name]))
  }
}

extension Endpoint where Value == Void {
  /// Stars a repository or removes the star, which may be the case already.
  ///
  /// - Throws: `.redirect` for a former name, which may belong to another repository by now.
  public static func setStarred(_ isStarred: Bool, _ repository: GitHub.RepositoryName) -> Self {
    .action(
      .write(isStarred ? .put : .delete, ["user", "starred", repository.owner, repository.name])
    )
  }
}
