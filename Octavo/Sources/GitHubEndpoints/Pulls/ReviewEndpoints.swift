public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Review> {
  /// The reviews of a pull request, oldest first.
  public static func reviews(
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.pull(number) + ["reviews"]))
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.ReviewComment> {
  /// The comments on the lines of a pull request, oldest first.
  public static func reviewComments(
    ofPullRequest number: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.pull(number) + ["comments"]))
  }
}
