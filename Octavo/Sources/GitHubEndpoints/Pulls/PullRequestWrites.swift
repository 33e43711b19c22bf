public import GitHubValues

extension Endpoint where Value == GitHub.PullRequest {
  /// Opens a pull request.
  ///
  /// - Throws: `.validation` if there is one already, or nothing to merge.
  public static func newPullRequest(
    _ draft: GitHub.PullRequestDraft,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.post, repository.path + ["pulls"], json: draft))
  }

  /// Changes a pull request, and returns it as it is then.
  ///
  /// - Throws: `.validation` for a base that does not exist.
  public static func change(
    _ change: GitHub.PullRequestChange,
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.patch, repository.pull(number), json: change))
  }

  /// Asks accounts and teams for a review, and returns the pull request as it is then.
  ///
  /// - Throws: `.validation` for one that may not review it.
  public static func requestReviewers(
    _ logins: [String],
    teams: [String] = [],
    forPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let body = ["reviewers": logins, "team_reviewers": teams]
    return .object(.write(.post, repository.reviewers(number), json: body))
  }

  /// Asks accounts and teams no longer for a review, and returns the pull request as it is then.
  public static func removeReviewers(
    _ logins: [String],
    teams: [String] = [],
    fromPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    let body = ["reviewers": logins, "team_reviewers": teams]
    return .object(.write(.delete, repository.reviewers(number), json: body))
  }
}

extension Endpoint where Value == GitHub.MergeResult {
  /// Merges a pull request if its head is the commit that has been looked at.
  ///
  /// - Throws: `.conflict` for another head, `.unexpected(status: 405)` if a rule, a queue or a
  ///   contradiction is in the way.
  public static func merge(
    _ merge: GitHub.Merge,
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.put, repository.pull(number) + ["merge"], json: merge))
  }
}

extension Endpoint where Value == Void {
  /// Merges the base of a pull request into its head if the head is still this commit.
  ///
  /// The server does it later than it responds.
  ///
  /// - Throws: `.validation` for another head.
  public static func updateBranch(
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace,
    expectedHead sha: String
  ) -> Self {
    let path = repository.pull(number) + ["update-branch"]
    return .action(.write(.put, path, json: ["expected_head_sha": sha]))
  }

  /// Deletes a reference by its full name without “refs/”, such as “heads/topic”.
  ///
  /// The server closes the pull requests that are based on the branch.
  ///
  /// - Throws: `.validation` for one that does not exist.
  public static func delete(reference: String, of repository: some GitHub.RepositoryPlace) -> Self {
    .action(.write(.delete, repository.path + ["git", "refs"] + reference.asComponents))
  }
}

extension GitHub.RepositoryPlace {
  fileprivate func reviewers(_ number: Int) -> [String] { pull(number) + ["requested_reviewers"] }
}
