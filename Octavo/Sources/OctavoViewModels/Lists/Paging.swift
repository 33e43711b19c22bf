import Foundation
import GitHubValues

/// What is known of a list that comes in pages, and what a page does to it.
nonisolated struct Paging<Item: Identifiable> {
  /// How a first page meets what is there already.
  enum Merging {
    /// It takes the place of everything.
    case replacing
    /// Its new items go on top, if it reaches down to what is there.
    case onTop
  }

  private(set) var items: [Item] = []
  private(set) var next: URL?
  /// Whether the server has answered, so that what is there is more than an old copy.
  private(set) var isFresh = false
  private var visited: Set<URL> = []

  /// Takes a copy from the local store, if the server has not answered already.
  mutating func remember(_ copy: [Item]) {
    if !isFresh { items = copy }
  }

  /// Takes the first page.
  mutating func begin(with page: GitHub.Page<Item>, _ merging: Merging) {
    let fresh = unrepeated(page.items)
    let ids = Set(fresh.map(\.id))
    let isConnected = merging == .onTop && items.contains { ids.contains($0.id) }
    let older = isConnected ? items.filter { !ids.contains($0.id) } : []
    items = fresh + older
    // Where older pages are on show already, the place to go on from is below them.
    if isFresh && isConnected { return }
    isFresh = true
    next = page.next
    visited = []
  }

  /// Takes one more page.
  ///
  /// Items that are there already come again when the list has moved on meanwhile.
  mutating func append(_ page: GitHub.Page<Item>) {
    let known = Set(items.map(\.id))
    items += unrepeated(page.items).filter { !known.contains($0.id) }
    if let current = next { visited.insert(current) }
    // A server that leads round in circles has no more to say.
    next = page.next.flatMap { visited.contains($0) ? nil : $0 }
  }

  /// Changes items in place.
  mutating func update(_ change: (inout Item) -> Void) {
    for index in items.indices { change(&items[index]) }
  }

  /// Forgets everything.
  mutating func clear() { self = Paging() }

  private func unrepeated(_ items: [Item]) -> [Item] {
    var seen: Set<Item.ID> = []
    return items.filter { seen.insert($0.id).inserted }
  }
}
