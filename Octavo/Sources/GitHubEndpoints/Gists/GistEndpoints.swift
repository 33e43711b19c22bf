public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Gist> {
  /// The gists of the user who is logged in, secret ones too, newest first.
  public static var ownGists: Self { .list(.get(["gists"]), perPage: 30) }

  /// The gists that the user who is logged in has starred.
  public static var starredGists: Self { .list(.get(["gists", "starred"]), perPage: 30) }

  /// The public gists of an account, newest first.
  public static func gists(of login: String) -> Self {
    .list(.get(["users", login, "gists"]), perPage: 30)
  }
}

extension Endpoint where Value == GitHub.Gist {
  /// A gist with the contents of its files: of at most 300 files, and of at most 1 MB of each.
  public static func gist(_ id: String) -> Self { .object(.get(["gists", id])) }
}
