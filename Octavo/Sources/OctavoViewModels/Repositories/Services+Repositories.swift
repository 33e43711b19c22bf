import BinderyNavigation
import GitHubValues

extension Services {
  /// A repository as a list shows it; the owner of the list needs no mention.
  func row(_ repository: GitHub.Repository, of owner: String?) -> RepositoryRow {
    RepositoryRow(repository, of: owner, viewerState)
  }

  /// A repository as the results of a search show it: with its owner and its age.
  func result(_ repository: GitHub.Repository) -> RepositoryRow {
    let age = repository.pushedAt.map { Strings.ago($0, now: now()) }
    return RepositoryRow(repository, owner: repository.owner.login, age: age, viewerState)
  }

  /// Shows a repository of a row.
  func show(_ row: RepositoryRow) {
    navigation.push(.repository(row.loaded.fullName))
  }
}

nonisolated extension GitHub.Repository {
  /// Whether a filter for `keyword` lets the repository through.
  func matches(_ keyword: String) -> Bool {
    fullName.description.matches(keyword) || description?.matches(keyword) == true
      || language?.matches(keyword) == true
  }
}
