public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Commit> {
  /// The commits that a branch, tag or commit can reach, newest first.
  ///
  /// Without a reference, they are those of the default branch.
  ///
  /// - Throws: `.emptyRepository` if there are no commits yet.
  public static func commits(
    of repository: GitHub.RepositoryName,
    at reference: String? = nil
  ) -> Self {
    .list(.get(repository.path + ["commits"], query: ["sha": reference]))
  }
}

extension GitHub.Commit: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let sha = object.nonEmptyString("sha"), let commit = object.object("commit") else {
      return nil
    }
    let author = commit.object("author") ?? commit.object("committer")
    self.init(
      sha: sha,
      message: commit.string("message") ?? "",
      authorName: author?.string("name") ?? "",
      author: object.value("author"),
      date: author?.date("date")
    )
  }
}
