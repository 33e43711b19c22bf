import BinderyNavigation
import GitHubValues

@testable import OctavoViewModels

/// A local store in memory.
final class FakeStore: LocalStore {
  var users: [String: GitHub.User] = [:]
  var repositories: [GitHub.RepositoryName: GitHub.Repository] = [:]
  var lists: [RepositoryList: [GitHub.Repository]] = [:]
  var copies: [String: any Sendable] = [:]

  func user(_ login: String) async -> GitHub.User? { users[login] }

  func save(_ user: GitHub.User) async { users[user.login] = user }

  func repository(_ name: GitHub.RepositoryName) async -> GitHub.Repository? { repositories[name] }

  func save(_ repository: GitHub.Repository) async {
    repositories[repository.fullName] = repository
  }

  func repositories(in list: RepositoryList) async -> [GitHub.Repository]? { lists[list] }

  func save(_ repositories: [GitHub.Repository], as list: RepositoryList) async {
    lists[list] = repositories
  }

  func copy<Value>(_ key: CopyKey<Value>) async -> Value? { copies[key.name] as? Value }

  func save<Value>(_ value: Value, as key: CopyKey<Value>) async { copies[key.name] = value }
}

/// Preferences in memory.
final class FakePreferences: Preferences {
  var wrapsLines = true
  var recentQueries: [String] = []
}

/// A place in memory.
final class FakePlaceStore: PlaceStore {
  var place: NavigationSnapshot<Route>?

  func load() -> NavigationSnapshot<Route>? { place }

  func save(_ place: NavigationSnapshot<Route>) { self.place = place }
}
