import BinderyNavigation
import GitHubValues

@testable import OctavoViewModels

/// A local store in memory.
final class FakeStore: @MainActor LocalStore {
  private var cells: [StoreSubject: AnyObject] = [:]

  /// The value of a query; a value that a test sets has no age.
  subscript<Value>(query: StoreQuery<Value>) -> Value? {
    get { cell(query).value.value }
    set { put(Stored(newValue), as: query) }
  }

  /// Delivers a result to the observers of its query, and the entities in it to theirs.
  func put<Value>(_ result: Stored<Value>, as query: StoreQuery<Value>) {
    batch {
      cell(query).value = result
      for repository in result.value as? [GitHub.Repository] ?? [] {
        cell(.repository(repository.fullName)).value.value = repository
      }
      if let repository = result.value as? GitHub.Repository { replace(repository) }
    }
  }

  func observe<Value>(_ query: StoreQuery<Value>) -> SignalProducer<Stored<Value>, Never> {
    cell(query).producer
  }

  func drained() async {}

  private func cell<Value>(_ query: StoreQuery<Value>) -> MutableProperty<Stored<Value>> {
    if let cell = cells[query.subject] as? MutableProperty<Stored<Value>> { return cell }
    let cell = MutableProperty(Stored<Value>())
    cells[query.subject] = cell
    return cell
  }

  /// Replaces a repository in the lists that have it.
  private func replace(_ repository: GitHub.Repository) {
    for cell in cells.values {
      guard let list = cell as? MutableProperty<Stored<[GitHub.Repository]>>,
        let index = list.value.value?.firstIndex(where: { $0.id == repository.id })
      else { continue }
      list.value.value?[index] = repository
    }
  }

  func setStarred(_ isStarred: Bool, _ name: GitHub.RepositoryName) async {
    guard var repository = self[.repository(name)] else { return }
    repository.stars += isStarred ? 1 : -1
    var repositoryResult = cell(.repository(name)).value
    repositoryResult.value = repository
    put(repositoryResult, as: .repository(name))
    var list = cell(.repositories(.starred)).value
    guard isStarred, list.value?.contains(where: { $0.id == repository.id }) == false else {
      return
    }
    list.value?.insert(repository, at: 0)
    put(list, as: .repositories(.starred))
  }

  func setFollowing(_ isFollowing: Bool, _ login: String) async {
    let step = isFollowing ? 1 : -1
    cell(.user(login)).value.value?.followers += step
    cell(.user("juno")).value.value?.following += step
  }
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
