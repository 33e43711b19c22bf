import GitHubValues

extension Services {
  /// Names a repository together with its server, by which clones are found.
  func hosted(_ repository: GitHub.RepositoryName) -> HostedRepository {
    HostedRepository(host: web.host, name: repository)
  }
}
