import GitHubValues

nonisolated extension Route {
  /// The repository that the screen shows a part of, and its branch, tag or commit if it has one.
  var repositoryPlace: (name: GitHub.RepositoryName, revision: String?)? {
    switch self {
    case .repository(let name, let reference, _): (name, reference?.name)
    case .commits(let name, let revision, _), .tree(let name, let revision, _),
      .source(let name, let revision, _, _, _):
      (name, revision)
    case .pullCommits(let name, _), .checks(let name, _), .check(let name, _),
      .checkLog(let name, _, _):
      (name, nil)
    case .commit(let name, _, _), .comparison(let name, _, _), .pullFiles(let name, _, _, _),
      .contributors(let name), .releases(let name), .release(let name, _), .issue(let name, _, _),
      .issueTemplates(let name, _), .newIssue(let name, _):
      (name, nil)
    case .issues(let list, _): list.repository.map { ($0, nil) }
    case .people(.stargazers(let name)), .people(.watchers(let name)),
      .repositoryList(.forks(let name)):
      (name, nil)
    default: nil
    }
  }
}
