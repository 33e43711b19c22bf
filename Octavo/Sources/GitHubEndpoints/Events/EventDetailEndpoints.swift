public import GitHubValues

extension Endpoint where Value == GitHub.Event.Detail {
  /// The first commits of a push, and the number of all.
  public static func detail(
    ofPushFrom base: String,
    to head: String,
    of repository: GitHub.RepositoryName
  ) -> Self {
    let path = repository.path + ["compare", "\(base)...\(head)"]
    return .object(.get(path, query: ["per_page": "3"])) { (comparison: GitHub.Comparison) in
      let commits = comparison.commits.prefix(3)
      return GitHub.Event.Detail(
        lines: commits.map(\.subject),
        count: max(comparison.totalCommits, commits.count)
      )
    }
  }

  /// The title of a pull request, and whether it was merged.
  public static func detail(
    ofPullRequest number: Int,
    of repository: GitHub.RepositoryName
  ) -> Self {
    .object(.get(repository.pull(number))) { (pull: GitHub.PullRequest) in
      GitHub.Event.Detail(lines: [pull.title], count: 1, isMerged: pull.isMerged)
    }
  }
}
