import GitHubEndpoints
import GitHubValues
import OctavoViewModels

nonisolated extension Endpoint where Value == GitHub.Page<GitHub.Account> {
  /// The followers of an account, or the accounts that it follows.
  static func people(_ kind: PeopleKind, of login: String) -> Self {
    switch kind {
    case .followers: .followers(of: login)
    case .following: .following(of: login)
    }
  }
}

nonisolated extension Endpoint where Value == GitHub.Page<GitHub.Event> {
  /// A feed of events.
  static func events(_ source: NewsSource) -> Self {
    switch source {
    case .received(let login): .receivedEvents(of: login)
    case .performed(let login): .events(of: login)
    }
  }
}

nonisolated extension Endpoint where Value == GitHub.Page<GitHub.Repository> {
  /// A list of repositories.
  static func repositories(in list: RepositoryList) -> Self {
    switch list {
    case .owned: .ownRepositories
    case .starred: .ownStarred
    case .ownedBy(let login): .repositories(of: login)
    case .starredBy(let login): .starred(by: login)
    }
  }
}
