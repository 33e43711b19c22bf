public import GitHubValues

extension Endpoint where Value == [GitHub.LanguageSize] {
  /// The languages of a repository, that with the most code first.
  public static func languages(of repository: GitHub.RepositoryName) -> Self {
    .object(.get(repository.path + ["languages"])) { (object: JSONObject) in
      object.keys.compactMap { name in
        object.integer(JSONKey(stringValue: name)).map {
          GitHub.LanguageSize(name: name, bytes: $0)
        }
      }
      .sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
    }
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Contributor> {
  /// The authors of a repository, those with the most commits first; none if it has no commits.
  ///
  /// Authors without an account are listed only if `anonymous` is true.
  public static func contributors(
    of repository: GitHub.RepositoryName,
    anonymous: Bool = false
  ) -> Self {
    .list(.get(repository.path + ["contributors"], query: ["anon": anonymous ? "1" : nil]))
  }
}

extension Endpoint where Value == [String] {
  /// The topics of a repository.
  public static func topics(of repository: GitHub.RepositoryName) -> Self {
    .object(.get(repository.path + ["topics"])) { (object: JSONObject) in object.strings("names") }
  }
}
