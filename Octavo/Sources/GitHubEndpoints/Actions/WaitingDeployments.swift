public import GitHubValues

extension Endpoint where Value == [GitHub.PendingDeployment] {
  /// The deployments of several runs that wait until they are approved, one request for each run.
  ///
  /// - Parameters:
  ///   - runs: The numbers of the runs, at least one.
  ///   - repository: The repository.
  /// - Returns: The endpoint, whose value is empty for a token that may not read them.
  public static func pendingDeployments(
    ofWorkflowRuns runs: [Int],
    of repository: some GitHub.RepositoryPlace & SendableMetatype
  ) -> Self {
    next(runs[...], of: repository, after: [])
  }

  private static func next(
    _ runs: ArraySlice<Int>,
    of repository: some GitHub.RepositoryPlace & SendableMetatype,
    after known: [GitHub.PendingDeployment]
  ) -> Self {
    let run = runs.first ?? 0
    let one = Self.pendingDeployments(ofWorkflowRun: run, of: repository)
    return Self(one.request) { response throws(APIError) in
      guard case .value(let read) = try one.decoded(from: response) else { return .value(known) }
      let all =
        known
        + read.map { deployment in
          var deployment = deployment
          deployment.run = run
          return deployment
        }
      let rest = runs.dropFirst()
      return rest.isEmpty ? .value(all) : .next(next(rest, of: repository, after: all))
    }
    .returning(known, for: .forbidden, .notFound)
  }
}
