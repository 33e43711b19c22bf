import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// Long lists that are read from both of their ends.
extension LiveSync {
  /// The fewest last items that are requested at once: the last page may have a single one.
  private static let fewest = 50

  /// Stores the first page of a list, and requests and stores its last items, if it is long.
  ///
  /// - Parameters:
  ///   - key: The list in the store.
  ///   - first: The first page.
  ///   - list: The list.
  ///   - revision: The revision at the first request.
  /// - Returns: Whether they are stored: not if the outbox has changed the list meanwhile; `nil`
  ///   for a list that is not long.
  /// - Throws: The error of a request or of the store.
  func storeEnds<Item>(
    _ key: ListKey<Item>,
    from first: TaggedValue<GitHub.Page<Item>>,
    _ list: ListQuery<Item>,
    since revision: Int64
  ) async throws -> Bool? {
    guard list.ends != nil, let pages = first.value.pages, pages > ListEnds<Item>.mostPages,
      let last = first.value.next?.onPage(pages)
    else { return nil }
    var end = try await gitHub.page(of: list.endpoint, at: last).reversed(before: last)
    while end.items.count < Self.fewest, let before = end.next {
      let page = try await gitHub.page(of: list.endpoint, at: before).reversed(before: before)
      if page.items.isEmpty { break }
      end.items += page.items
      end.next = page.next
    }
    guard !end.items.isEmpty else { return nil }
    let (start, page) = (stored(first.value, since: revision), stored(end, since: revision))
    var isStored = false
    try await write { isStored = try await $0.replace(key, with: start, end: page) }
    return isStored
  }

  /// Returns the requests for what is new in a stored list, and whether an item of the responses
  /// has a place in it; `nil` for a list of which neither all nor both ends are stored.
  func storedChanges<Item>(
    _ list: ListQuery<Item>,
    _ key: ListKey<Item>
  ) async throws -> (endpoints: [Endpoint<GitHub.Page<Item>>], isShown: (Item) -> Bool)? {
    let account = try account
    guard let first = try await account.items(in: key) else { return nil }
    guard try await account.cursor(of: key) != nil else {
      return list.changes(first).map { ([$0], { _ in true }) }
    }
    guard let ends = list.ends, let last = try await account.items(in: key.end),
      let oldest = last.last
    else { return nil }
    let cursor = try await account.cursor(of: key.end).flatMap { URL(string: $0) }
    let known = Set([first, last].flatMap { $0.map(list.key) })
    return (
      ends.changes(first, last, cursor?.page ?? 1),
      // Those in between are not stored.
      { known.contains(list.key($0)) || ends.isNew($0, oldest) }
    )
  }
}

extension GitHub.Page {
  /// Returns the page with its newest items first, which goes on with the page before its address;
  /// the first page of the list is not one of its last.
  func reversed(before address: URL) -> Self {
    let page = address.page ?? 1
    return Self(items: items.reversed(), next: page > 2 ? address.onPage(page - 1) : nil)
  }
}

extension URL {
  private static let page = "page"

  /// The number of the page; `nil` if the address has none.
  fileprivate var page: Int? {
    let items = URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems
    return items?.last { $0.name == Self.page }?.value.flatMap { Int($0) }
  }

  /// Returns the address of another page; `nil` if it names no page.
  fileprivate func onPage(_ number: Int) -> URL? {
    var components = URLComponents(url: self, resolvingAgainstBaseURL: false)
    guard let items = components?.queryItems, items.contains(where: { $0.name == Self.page })
    else { return nil }
    components?.queryItems = items.map { item in
      item.name == Self.page ? URLQueryItem(name: item.name, value: "\(number)") : item
    }
    return components?.url
  }
}
