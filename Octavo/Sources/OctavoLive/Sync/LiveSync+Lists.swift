import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

extension LiveSync {
  /// Requests the pages of a list that a refresh of it has.
  func refreshList<Source: ListSource>(_ source: Source, in account: AccountStore) async throws {
    let list = source.list
    let key = ListKey(list, of: account.login)
    let revision = try await account.viewerRevision()
    switch list.refresh {
    case .firstPage:
      let (page, _) = try await portion(1, from: nil, list.endpoint, since: revision)
      try await write(account) { try await $0.replace(key, with: page) }
    case .merging(let limit):
      let (page, _) = try await portion(1, from: nil, list.endpoint, since: revision)
      try await write(account) { try await $0.merge(key, with: page, limit: limit) }
    case .allPages:
      let items = try await refreshWhole(key, in: account, list.endpoint, since: revision)
      guard let kind = list.flagKind else { return }
      try await write(account) { [now] in
        let flags = items.compactMap(list.flag)
        try await $0.learnAll(kind, set: flags, since: revision, at: now())
      }
    }
  }

  /// Requests the page after the last item of a list, if there is one.
  func loadNext<Source: ListSource>(of source: Source, in account: AccountStore) async throws {
    let list = source.list
    let key = ListKey(list, of: account.login)
    guard let cursor = try await account.cursor(of: key), let next = URL(string: cursor) else {
      return
    }
    let revision = try await account.viewerRevision()
    let (page, _) = try await portion(1, from: next, list.endpoint, since: revision)
    try await write(account) { try await $0.append(page, to: key, at: cursor) }
  }

  /// Requests all pages of a list, and returns their items.
  ///
  /// Rows that are stored stay until the last page is there, and are then replaced by all pages in
  /// one transaction. Where none are stored, the first page is written at once and the others in
  /// portions that double, so that observers receive each row twice on average.
  private func refreshWhole<Item>(
    _ key: ListKey<Item>,
    in account: AccountStore,
    _ endpoint: Endpoint<GitHub.Page<Item>>,
    since revision: Int64
  ) async throws -> [Item] {
    let hasRows = try await account.items(in: key)?.isEmpty == false
    var (page, next) = try await portion(hasRows ? .max : 1, from: nil, endpoint, since: revision)
    try await write(account) { [page] in try await $0.replace(key, with: page) }
    var items = page.items
    var count = 1
    while let cursor = next {
      (page, next) = try await portion(count, from: cursor, endpoint, since: revision)
      try await write(account) { [page] in
        try await $0.append(page, to: key, at: cursor.absoluteString)
      }
      items += page.items
      count *= 2
    }
    return items
  }

  /// Requests up to `count` pages, and returns them as one, with the cursor of the page after them.
  ///
  /// A cursor that was used before would repeat the list without end, so it ends the list.
  private func portion<Item>(
    _ count: Int,
    from cursor: URL?,
    _ endpoint: Endpoint<GitHub.Page<Item>>,
    since revision: Int64
  ) async throws -> (page: ListPage<Item>, next: URL?) {
    var page = try await gitHub.page(of: endpoint, at: cursor)
    var items = page.items
    var visited = Set([cursor])
    var loaded = 1
    while loaded < count, let next = page.next, visited.insert(next).inserted {
      page = try await gitHub.page(of: endpoint, at: next)
      items += page.items
      loaded += 1
    }
    let next = page.next.flatMap { visited.contains($0) ? nil : $0 }
    let stored = ListPage(items, next: next?.absoluteString, readAt: now(), since: revision)
    return (stored, next)
  }
}
