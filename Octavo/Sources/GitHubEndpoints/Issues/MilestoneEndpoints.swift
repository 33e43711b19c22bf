public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.Milestone> {
  /// The milestones of a repository, by due date.
  public static func milestones(
    of repository: some GitHub.RepositoryPlace,
    state: GitHub.IssueState = .open
  ) -> Self {
    .list(.get(repository.path + ["milestones"], query: ["state": state.rawValue]))
  }
}

extension Endpoint where Value == GitHub.Milestone {
  /// A milestone of a repository by its number.
  public static func milestone(_ number: Int, of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.path + ["milestones", "\(number)"]))
  }

  /// Makes a milestone.
  ///
  /// - Throws: `.validation` for a title that is taken.
  public static func newMilestone(
    _ title: String,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.write(.post, repository.path + ["milestones"], json: ["title": title]))
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.Account> {
  /// The accounts that may be assigned to issues of a repository.
  public static func assignableAccounts(of repository: some GitHub.RepositoryPlace) -> Self {
    .list(.get(repository.path + ["assignees"]))
  }
}
