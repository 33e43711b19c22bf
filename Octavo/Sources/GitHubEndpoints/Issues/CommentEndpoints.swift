public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Comment> {
  /// The comments on an issue or a pull request, oldest first.
  public static func comments(
    onIssue number: Int,
    of repository: GitHub.RepositoryName
  ) -> Self {
    .list(.get(repository.issue(number) + ["comments"]))
  }

  /// The comments on a gist, oldest first.
  public static func comments(onGist id: String) -> Self {
    .list(.get(["gists", id, "comments"]))
  }
}

extension Endpoint where Value == GitHub.Comment {
  /// Comments on an issue or a pull request.
  public static func newComment(
    _ body: String,
    onIssue number: Int,
    of repository: GitHub.RepositoryName
  ) -> Self {
    .object(
      GitHub.Request(.post, repository.issue(number) + ["comments"], json: ["body": body])
    )
  }
}
