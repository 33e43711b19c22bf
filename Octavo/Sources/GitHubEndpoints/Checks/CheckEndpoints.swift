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

extension Endpoint where Value == GitHub.CheckRun {
  /// A run of a check, by its number.
  public static func checkRun(_ id: Int, of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.path + ["check-runs", "\(id)"]))
  }
}

extension Endpoint where Value == GitHub.Page<GitHub.CheckAnnotation> {
  /// The remarks of a check run at lines of files.
  public static func annotations(
    ofCheckRun id: Int,
    of repository: some GitHub.RepositoryPlace
  ) -> Self {
    .list(.get(repository.path + ["check-runs", "\(id)", "annotations"]))
  }
}
