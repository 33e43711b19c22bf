import BinderyNavigation
import Foundation
import GitHubValues

extension Services {
  /// A repository as a list shows it; the owner of the list needs no mention.
  func row(_ repository: GitHub.Repository, of owner: String?) -> RepositoryRow {
    let isOwn = repository.owner.login.lowercased() == owner?.lowercased()
    return RepositoryRow(
      repository: repository,
      owner: isOwn ? nil : repository.owner.login,
      isStarred: stars[repository.fullName]
    )
  }

  /// Shows a repository that a row shows already.
  func show(_ repository: GitHub.Repository) {
    entities[.repository(repository.fullName)] = repository
    navigation.push(.repository(repository.fullName))
  }

  /// Keeps the star counts of a list in step with what the person does.
  func follow(_ list: PagedList<GitHub.Repository, URL>, during lifetime: Lifetime) {
    lifetime += stars.changes.observeValues { [weak list] change in
      list?.update { if $0.fullName == change.key { $0.count(star: change.isOn) } }
    }
  }
}

nonisolated extension GitHub.Repository {
  /// Whether a filter for `keyword` lets the repository through.
  func matches(_ keyword: String) -> Bool {
    fullName.description.matches(keyword) || description?.matches(keyword) == true
      || language?.matches(keyword) == true
  }
}
