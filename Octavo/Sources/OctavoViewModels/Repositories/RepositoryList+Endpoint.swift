import GitHubEndpoints
import GitHubValues

nonisolated extension RepositoryList {
  /// The endpoint of the list.
  var endpoint: Endpoint<GitHub.Page<GitHub.Repository>> {
    switch self {
    case .owned: .ownRepositories
    case .starred: .ownStarred
    case .ownedBy(let login): .repositories(of: login)
    case .starredBy(let login): .starred(by: login)
    }
  }
}
