public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Reference> {
  /// The branches of a repository.
  public static func branches(of repository: some GitHub.RepositoryPlace) -> Self {
    .list(.get(repository.path + ["branches"])) { (branch: NamedCommit) in
      GitHub.Reference(kind: .branch, name: branch.name, sha: branch.sha)
    }
  }

  /// The tags of a repository.
  public static func tags(of repository: some GitHub.RepositoryPlace) -> Self {
    .list(.get(repository.path + ["tags"])) { (tag: NamedCommit) in
      GitHub.Reference(kind: .tag, name: tag.name, sha: tag.sha)
    }
  }
}

extension Endpoint where Value == GitHub.Reference {
  /// A branch, which is found under older names as well.
  public static func branch(_ name: String, of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.path + ["branches", name])) { (branch: NamedCommit) in
      GitHub.Reference(kind: .branch, name: branch.name, sha: branch.sha)
    }
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.GitReference> {
  /// The references whose full names begin with a text such as “heads/release/”.
  ///
  /// The text is without “refs/”. There may be none; an empty repository has none.
  public static func references(
    beginningWith start: String,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.path + ["git", "matching-refs"] + start.asComponents))
      .returning(GitHub.Page(items: []), for: .emptyRepository)
  }
}

extension Endpoint where Value == GitHub.GitReference {
  /// A reference by its full name without “refs/”, such as “heads/main”.
  public static func gitReference(
    _ name: String,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.get(repository.path + ["git", "ref"] + name.asComponents))
  }
}

extension String {
  /// The parts between the slashes, each a component of a path.
  var asComponents: [String] { split(separator: "/").map(String.init) }
}

/// A branch or a tag in its list, which does not say which of the two it is.
private struct NamedCommit: LenientDecodable {
  var name: String
  var sha: String

  init?(_ object: JSONObject) {
    guard let name = object.nonEmptyString("name") else { return nil }
    self.name = name
    sha = object.object("commit")?.string("sha") ?? ""
  }
}
