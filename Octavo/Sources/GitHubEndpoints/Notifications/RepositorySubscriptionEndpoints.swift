public import GitHubValues

extension Endpoint where Value == GitHub.ThreadSubscription? {
  /// The subscription of the user to a repository; `nil` if there is none.
  public static func subscription(of repository: some GitHub.RepositoryPlace) -> Self {
    .object(.get(repository.path + ["subscription"])) { (found: GitHub.ThreadSubscription) in found
    }
    .returning(nil, for: .notFound)
  }
}

extension Endpoint where Value == GitHub.ThreadSubscription {
  /// Watches a repository, or ignores everything in it.
  public static func subscribe(
    to repository: some GitHub.RepositoryPlace,
    ignoring: Bool = false
  ) -> Self {
    let body = ["subscribed": !ignoring, "ignored": ignoring]
    return .object(.write(.put, repository.path + ["subscription"], json: body))
  }
}

extension Endpoint where Value == Void {
  /// Watches a repository no longer.
  public static func unsubscribe(from repository: some GitHub.RepositoryPlace) -> Self {
    .action(.write(.delete, repository.path + ["subscription"]))
  }
}
