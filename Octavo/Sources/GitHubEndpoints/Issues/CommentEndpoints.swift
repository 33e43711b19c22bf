public import Foundation
public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Comment> {
  /// The number of comments on a page.
  public static var commentsOnPage: Int { 100 }

  /// The comments on an issue or a pull request, oldest first, from a page on, or those that were
  /// written or changed since a time.
  public static func comments(
    onIssue number: Int,
    of repository: some GitHub.RepositoryPlace,
    since date: Date? = nil,
    page: Int = 1
  ) -> Self {
    let (since, page) = (date?.formatted(.iso8601), page > 1 ? "\(page)" : nil)
    return .list(
      .get(repository.issue(number) + ["comments"], query: ["since": since, "page": page]),
      perPage: commentsOnPage
    )
  }

  /// The comment in a repository that was written last, on whatever issue or pull request.
  public static func latestComments(in repository: some GitHub.RepositoryPlace) -> Self {
    .list(
      .get(
        repository.path + ["issues", "comments"],
        query: ["sort": "created", "direction": "desc"]
      ),
      perPage: 1
    )
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
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.post, repository.issue(number) + ["comments"], json: ["body": body]))
  }

  /// A comment by its number.
  public static func comment(_ id: Int, in repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.comment(id)))
  }

  /// Changes the text of a comment, and returns it as it is then.
  public static func change(
    comment id: Int,
    to body: String,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.patch, repository.comment(id), json: ["body": body]))
  }
}

extension Endpoint where Value == Void {
  /// Deletes a comment.
  ///
  /// - Throws: `.notFound` for one that is deleted already.
  public static func delete(comment id: Int, in repository: some GitHub.RepositoryPlace) -> Self {
    .action(.write(.delete, repository.comment(id)))
  }
}

extension GitHub.RepositoryPlace {
  /// The path of a comment on an issue or a pull request below the API.
  func comment(_ id: Int) -> [String] { path + ["issues", "comments", "\(id)"] }
}
