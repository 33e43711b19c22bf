public import GitHubValues

extension Endpoint where Value == GitHub.Page<GitHub.CheckRun> {
  /// The newest run of each check on the commit of a branch, a tag or a name.
  public static func checkRuns(
    of reference: String,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.path + ["commits", reference, "check-runs"]), in: "check_runs")
  }
}

extension Endpoint where Value == GitHub.CombinedStatus {
  /// The statuses that services have set on the commit of a branch, a tag or a name.
  public static func status(
    of reference: String,
    in repository: some GitHub.RepositoryPlace
  ) -> Self {
    .object(.get(repository.path + ["commits", reference, "status"], query: ["per_page": "100"]))
  }
}
