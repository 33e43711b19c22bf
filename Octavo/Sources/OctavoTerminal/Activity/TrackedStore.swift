import GitHubValues
import OctavoViewModels

/// A store whose reads and writes are counted while they are under way.
final class TrackedStore: LocalStore {
  private let base: any LocalStore
  private let activity: Activity

  init(_ base: any LocalStore, _ activity: Activity) {
    self.base = base
    self.activity = activity
  }

  deinit {}

  func user(_ login: String) async -> GitHub.User? { await activity { await base.user(login) } }

  func save(_ user: GitHub.User) async { await activity { await base.save(user) } }

  func repository(_ name: GitHub.RepositoryName) async -> GitHub.Repository? {
    await activity { await base.repository(name) }
  }

  func save(_ repository: GitHub.Repository) async {
    await activity { await base.save(repository) }
  }

  func repositories(in list: RepositoryList) async -> [GitHub.Repository]? {
    await activity { await base.repositories(in: list) }
  }

  func save(_ repositories: [GitHub.Repository], as list: RepositoryList) async {
    await activity { await base.save(repositories, as: list) }
  }

  func setStarred(_ isStarred: Bool, _ repository: GitHub.Repository) async {
    await activity { await base.setStarred(isStarred, repository) }
  }

  func copy<Value>(_ key: CopyKey<Value>) async -> Value? {
    await activity { await base.copy(key) }
  }

  func save<Value>(_ value: Value, as key: CopyKey<Value>) async {
    await activity { await base.save(value, as: key) }
  }
}
