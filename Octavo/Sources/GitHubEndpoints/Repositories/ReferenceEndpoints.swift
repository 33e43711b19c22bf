public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Reference> {
  /// The branches of a repository.
  public static func branches(of repository: GitHub.RepositoryName) -> Self {
    .list(.get(repository.path + ["branches"])) { (branch: NamedCommit) in
      GitHub.Reference(kind: .branch, name: branch.name, sha: branch.sha)
    }
  }

  /// The tags of a repository.
  public static func tags(of repository: GitHub.RepositoryName) -> Self {
    .list(.get(repository.path + ["tags"])) { (tag: NamedCommit) in
      GitHub.Reference(kind: .tag, name: tag.name, sha: tag.sha)
    }
  }
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
