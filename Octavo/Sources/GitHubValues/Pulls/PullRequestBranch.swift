extension GitHub {
  /// One of the two branches of a pull request.
  public struct PullRequestBranch: Sendable, Hashable, Codable {
    /// The short name of the branch.
    public var name: String
    /// The name of its last commit.
    public var sha: String
    /// The repository; `nil` if it has been deleted.
    public var repository: RepositoryName?
  }
}

extension GitHub.PullRequestBranch: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let name = object.nonEmptyString("ref") else { return nil }
    self.init(
      name: name,
      sha: object.string("sha") ?? "",
      repository: object.object("repo")?.nonEmptyString("full_name")
        .flatMap(GitHub.RepositoryName.init)
    )
  }
}
