import BinderyNavigation
import Foundation
import GitHubValues

@testable import OctavoViewModels

/// A local store in memory.
final class FakeStore: EntityStore {
  private var cells: [String: AnyObject] = [:]

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
      if case .documents(let source) = query.source, let value = result.value {
        deliver(value, of: source, readAt: result.readAt)
      }
    }
  }

  /// Delivers each of several documents to the observers of its own query.
  private func deliver<Source: DocumentsSource>(_ value: Any, of source: Source, readAt: Date?) {
    guard let items = value as? [Source.Key: Source.Item] else { return }
    for (key, query) in source.documents.queries {
      if let item = items[key] { cell(query).value = Stored(item, readAt: readAt) }
    }
  }

  func observe<Value>(_ query: StoreQuery<Value>) -> SignalProducer<Stored<Value>, Never> {
    guard case .documents(let source) = query.source else { return cell(query).producer }
    return documents(of: source)
  }

  func drained() async {}

  private func documents<Source: DocumentsSource>(
    of source: Source
  ) -> SignalProducer<Stored<Source.Value>, Never> {
    let cells = source.documents.queries.map { (key: $0.key, cell: cell($0.query)) }
    let items = computed {
      cells.reduce(into: [:]) { items, next in items[next.key] = next.cell.value.value }
    }
    return items.producer.map { Stored(source.value($0)) }
  }

  private func cell<Value>(_ query: StoreQuery<Value>) -> MutableProperty<Stored<Value>> {
    if let cell = cells[query.name] as? MutableProperty<Stored<Value>> { return cell }
    let cell = MutableProperty(Stored<Value>())
    cells[query.name] = cell
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

  /// Changes the counts that the pages of a flag's entities show.
  func count(_ change: Int, of flag: GitHub.ViewerFlag) {
    if let name = flag.repository {
      for case let cell as MutableProperty<Stored<GitHub.Repository>> in cells.values
      where cell.value.value?.fullName.description.lowercased() == name.description {
        cell.value.value?.stars += change
      }
    } else {
      cell(.user(flag.key)).value.value?.followers += change
      cell(.user("juno")).value.value?.following += change
    }
  }

  /// Changes the rows of lists as a confirmed star does.
  func confirm(_ target: Bool, _ change: Int, of flag: GitHub.ViewerFlag) {
    count(change, of: flag)
    guard let name = flag.repository else { return }
    for case let cell as MutableProperty<Stored<[GitHub.Repository]>> in cells.values {
      let index = cell.value.value?.firstIndex {
        $0.fullName.description.lowercased() == name.description
      }
      if let index { cell.value.value?[index].stars += change }
    }
    let starred = cell(.repositories(.starred))
    starred.value.value?.removeAll { $0.fullName.description.lowercased() == name.description }
    if target, let repository = self[.repository(name)] {
      starred.value.value?.insert(repository, at: 0)
    }
  }
}

/// Preferences in memory.
final class FakePreferences: Preferences {
  private var properties: [String: AnyObject] = [:]

  func property<Value>(of setting: Setting<Value>) -> MutableProperty<Value> {
    if let property = properties[setting.key] as? MutableProperty<Value> { return property }
    let property = MutableProperty(setting.defaultValue)
    properties[setting.key] = property
    return property
  }
}

/// Recent searches in memory.
final class FakeSearchHistory: SearchHistory {
  @MutableProperty var queries: [String] = []
  var queriesProducer: SignalProducer<[String], Never> { _queries.producer }
}

/// A place in memory.
final class FakePlaceStore: PlaceStore {
  var place: NavigationSnapshot<Route>?

  func load() -> NavigationSnapshot<Route>? { place }

  func save(_ place: NavigationSnapshot<Route>) { self.place = place }
}
