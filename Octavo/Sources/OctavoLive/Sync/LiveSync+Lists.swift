import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

extension LiveSync {
  func refreshList(_ subject: StoreSubject, in account: AccountStore) async throws {
    switch subject {
    case .repositories(let list):
      let key = ListKey(list, of: account.login)
      switch list {
      case .owned: _ = try await refreshWhole(key, in: account, .repositories(in: list))
      case .starred: try await refreshStars(key, in: account)
      case .ownedBy, .starredBy: try await refreshFirst(key, in: account, .repositories(in: list))
      }
    case .people(let kind, let login):
      try await refreshFirst(ListKey(kind, of: login), in: account, .people(kind, of: login))
    case .search(let text):
      try await refreshFirst(.search(text), in: account, .repositories(matching: text))
    default: preconditionFailure("\(subject) is no list")
    }
  }

  func loadMore(_ subject: StoreSubject, in account: AccountStore) async throws {
    switch subject {
    case .repositories(let list):
      try await loadNext(ListKey(list, of: account.login), in: account, .repositories(in: list))
    case .people(let kind, let login):
      try await loadNext(ListKey(kind, of: login), in: account, .people(kind, of: login))
    case .search(let text):
      try await loadNext(.search(text), in: account, .repositories(matching: text))
    case .events(let source): try await loadNext(ListKey(source), in: account, .events(source))
    case .repository, .user, .references, .readme, .folder, .file: return
    }
  }

  /// Requests the user's stars: what is not among them is not starred.
  private func refreshStars(_ key: ListKey<GitHub.Repository>, in account: AccountStore)
    async throws
  {
    let revision = try await account.viewerRevision()
    let starred = try await refreshWhole(key, in: account, .ownStarred)
    try await write(account) { [now] in
      try await $0.learnAll(
        .star,
        set: starred.map { .star($0.fullName) },
        since: revision,
        at: now()
      )
    }
  }

  private func refreshFirst<Item>(
    _ key: ListKey<Item>,
    in account: AccountStore,
    _ endpoint: Endpoint<GitHub.Page<Item>>
  ) async throws {
    let revision = try await account.viewerRevision()
    let (page, _) = try await portion(1, from: nil, endpoint, since: revision)
    try await write(account) { try await $0.replace(key, with: page) }
  }

  private func loadNext<Item>(
    _ key: ListKey<Item>,
    in account: AccountStore,
    _ endpoint: Endpoint<GitHub.Page<Item>>
  ) async throws {
    guard let cursor = try await account.cursor(of: key), let next = URL(string: cursor) else {
      return
    }
    let revision = try await account.viewerRevision()
    let (page, _) = try await portion(1, from: next, endpoint, since: revision)
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
    _ endpoint: Endpoint<GitHub.Page<Item>>
  ) async throws -> [Item] {
    let hasRows = try await account.items(in: key)?.isEmpty == false
    let revision = try await account.viewerRevision()
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
