public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Contributor> {
  /// The accounts that have committed to a repository, most commits first.
  public static func contributors(to repository: GitHub.RepositoryName) -> Self {
    .list(.get(repository.path + ["contributors"]))
  }
}

extension GitHub.Contributor: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let account = GitHub.Account(object) else { return nil }
    self.init(account, commits: object.integer("contributions") ?? 0)
  }
}
