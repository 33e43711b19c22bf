import GitHubValues
import OctavoStore
import OctavoViewModels

/// The store of an account in the transaction in which the end of a request is written.
nonisolated struct LiveChanges: StoreChanging {
  private let store: StoreChanges

  init(_ store: StoreChanges) { self.store = store }

  func put<Item>(_ item: Item, in list: ListQuery<Item>) throws {
    try store.put(item, in: ListKey(list, of: store.login))
  }

  func add<Item>(_ item: Item, to list: ListQuery<Item>) throws {
    try store.add(item, to: ListKey(list, of: store.login))
  }

  func changeAll<Item>(in list: ListQuery<Item>, _ change: (inout Item) -> Bool) throws {
    try store.changeAll(in: ListKey(list, of: store.login), change)
  }

  func change<Item>(
    _ key: String,
    in list: ListQuery<Item>,
    _ change: (inout Item) -> Void
  ) throws {
    try store.change(key, in: ListKey(list, of: store.login), change)
  }

  func remove<Item>(_ key: String, from list: ListQuery<Item>) throws {
    try store.remove(key, from: ListKey(list, of: store.login))
  }

  func forget(_ flag: GitHub.ViewerFlag) throws { try store.forget(flag) }
}
