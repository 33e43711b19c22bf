public import GitHubValues

extension Endpoint where Value == GitHub.Review {
  /// Sends a review with its comments in one request; without a verdict it stays pending.
  ///
  /// - Throws: `.validation` beside a pending one, and for a line outside of the server's changes.
  public static func newReview(
    _ draft: GitHub.ReviewDraft,
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.post, repository.pull(number) + ["reviews"], json: draft))
  }

  /// Submits a pending review.
  public static func submit(
    review id: Int,
    as event: GitHub.ReviewDraft.Event,
    body: String = "",
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let json = ["event": event.rawValue, "body": body]
    return .object(.write(.post, repository.review(id, of: number) + ["events"], json: json))
  }

  /// Changes the text of a review.
  public static func change(
    review id: Int,
    to body: String,
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.put, repository.review(id, of: number), json: ["body": body]))
  }

  /// Deletes a pending review with its comments.
  ///
  /// - Throws: `.validation` for one that was submitted.
  public static func deletePending(
    review id: Int,
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.delete, repository.review(id, of: number)))
  }

  /// Lets a review count no longer, for a reason.
  public static func dismiss(
    review id: Int,
    because message: String,
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let path = repository.review(id, of: number) + ["dismissals"]
    return .object(.write(.put, path, json: ["message": message, "event": "DISMISS"]))
  }
}

extension Endpoint where Value == GitHub.ReviewComment {
  /// A comment on lines by its number.
  public static func reviewComment(
    _ id: Int,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.get(repository.reviewComment(id)))
  }

  /// Replies to the first comment of a thread.
  ///
  /// - Throws: `.validation` beside a pending review.
  public static func newReply(
    _ body: String,
    toComment id: Int,
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let path = repository.pull(number) + ["comments", "\(id)", "replies"]
    return .object(.write(.post, path, json: ["body": body]))
  }

  /// Changes the text of a comment on lines.
  public static func change(
    reviewComment id: Int,
    to body: String,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.patch, repository.reviewComment(id), json: ["body": body]))
  }
}

extension Endpoint where Value == Void {
  /// Deletes a comment on lines.
  public static func delete(
    reviewComment id: Int,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    .action(.write(.delete, repository.reviewComment(id)))
  }
}

extension GitHub.RepositoryPlace {
  fileprivate func review(_ id: Int, of number: Int) -> [String] {
    pull(number) + ["reviews", "\(id)"]
  }

  fileprivate func reviewComment(_ id: Int) -> [String] { path + ["pulls", "comments", "\(id)"] }
}
