import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

extension LiveSync {
  /// Requests the pages of a list that a refresh of it has.
  ///
  /// If the first page is unchanged since it was stored, no further page is requested, and the rows
  /// stay. All pages of a list of the user's own are requested again when they are too old, and
  /// when the refresh is complete; of some lists only as many as have changed.
  func refreshList<Source: ListSource>(
    _ source: Source,
    as name: String,
    completely: Bool
  ) async throws {
    let list = source.list
    if case .kept(let repository) = list.refresh { return try await refreshKept(repository) }
    let key = ListKey(list, of: try account.login)
    if list.refresh == .changes, !completely,
      try await refreshChanges(list, key, as: name)
    {
      return
    }
    let revision = try await account.viewerRevision()
    let entityTag = try await entityTag(of: key, list, completely)
    let page = try await firstPage(of: key, list.endpoint, since: entityTag)
    guard var first = page else { return }
    if let interval = first.pollInterval { pollIntervals[name] = interval }
    if !completely, try await renewIfUnchanged(list, key, first) { return }
    if !completely, try await storeStart(key, as: name, from: &first, list, since: revision) {
      return
    }
    if !completely, let isStored = try await storeEnds(key, from: first, list, since: revision) {
      // The outbox has changed something in the list meanwhile.
      if !isStored { try await refreshList(source, as: name, completely: completely) }
      return
    }
    switch list.refresh {
    case .firstPage:
      let page = stored(first.value, first.entityTag, since: revision)
      let hidden = try await noteHidden(first.value.hiddenOrganizations, of: name)
      // Items of later pages are not kept: they are requested again when the user goes on.
      let merged = page.next == nil ? list.merged(keepingItemsOf: hidden) : nil
      var isStored = false
      try await write { isStored = try await $0.replace(key, with: page, merged: merged) }
      // The outbox has changed something in the list meanwhile.
      if !isStored { try await refreshList(source, as: name, completely: completely) }
    case .merging(let limit):
      let page = stored(first.value, first.entityTag, since: revision)
      try await write { try await $0.merge(key, with: page, limit: limit) }
    case .allPages, .changes, .kept:
      let items = try await storeAll(
        key,
        as: name,
        from: first,
        list,
        since: revision
      )
      // The outbox has changed the list meanwhile.
      guard let items else {
        return try await refreshList(source, as: name, completely: completely)
      }
      // Items of hidden organizations may have the flag, though the response lacks them.
      guard let kind = list.flagKind, hidden[name] == nil else { return }
      try await write { [now] in
        let flags = items.compactMap(list.flag)
        try await $0.learnAll(
          kind,
          set: flags,
          since: revision,
          at: now(),
          entityTag: first.entityTag
        )
      }
    }
  }

  /// Requests what was added to a list or changed in it since it was stored.
  ///
  /// - Returns: Whether the list is stored as a whole, or both of its ends are, so that this is
  ///   enough.
  private func refreshChanges<Item>(
    _ list: ListQuery<Item>,
    _ key: ListKey<Item>,
    as name: String
  ) async throws -> Bool {
    guard let known = try await storedChanges(list, key) else { return false }
    let revision = try await account.viewerRevision()
    var items: [Item] = []
    for endpoint in known.endpoints {
      let first = try await gitHub.send(endpoint)
      items += try await portion(.max, of: name, from: first, endpoint).items
    }
    let shown = items.filter(known.isShown)
    var isStored = false
    try await write { [now] in
      isStored = try await $0.update(key, with: shown, at: now(), since: revision)
    }
    return isStored ? true : try await refreshChanges(list, key, as: name)
  }

  /// Requests the page after the last item of a list, if there is one.
  func loadNext<Source: ListSource>(of source: Source) async throws {
    let list = source.list
    let key = ListKey(list, of: try account.login)
    guard let cursor = try await account.cursor(of: key), let next = URL(string: cursor) else {
      return
    }
    let revision = try await account.viewerRevision()
    var page = try await gitHub.page(of: list.endpoint, at: next)
    if list.isEnd { page = page.reversed(before: next) }
    let stored = stored(page, since: revision)
    try await write { try await $0.append(stored, to: key, at: cursor) }
  }

  /// Returns the entity tag for the request of a list’s first page; `nil` if all its pages are due.
  private func entityTag<Item>(
    of key: ListKey<Item>,
    _ list: ListQuery<Item>,
    _ completely: Bool
  ) async throws -> String? {
    // The first page of a list that grows at its end stays as it is.
    guard list.refresh != .changes else { return nil }
    guard list.refresh == .allPages else { return try await account.entityTag(of: key) }
    guard !completely else { return nil }
    return try await account.entityTag(of: key, wholeWithin: recent(list))
  }

  /// The times at which all pages of a list must have been read.
  func recent<Item>(_ list: ListQuery<Item>) -> ClosedRange<Date> {
    let now = now()
    return now.addingTimeInterval(-list.longestAge)...now
  }

  /// Stores the new age of a list whose first page is the one that is stored, although the server
  /// has sent it as a changed one: it ignores the entity tag, or has sent none.
  ///
  /// - Returns: Whether the list is the one that is stored, so that no further page is needed.
  private func renewIfUnchanged<Item>(
    _ list: ListQuery<Item>,
    _ key: ListKey<Item>,
    _ first: TaggedValue<GitHub.Page<Item>>
  ) async throws -> Bool {
    guard let isUnchanged = list.isUnchanged, first.value.hiddenOrganizations.isEmpty,
      let stored = try await account.wholeItems(in: key, within: recent(list)),
      isUnchanged(first.value.items, stored)
    else { return false }
    let entityTag = first.entityTag
    var isStored = false
    try await write { [now] in
      isStored = try await $0.renew(key, unchangedSince: entityTag, at: now())
    }
    return isStored
  }

  /// Requests the first page of a list; `nil` if it is unchanged, which is stored as its new age.
  private func firstPage<Item>(
    of key: ListKey<Item>,
    _ endpoint: Endpoint<GitHub.Page<Item>>,
    since entityTag: String?
  ) async throws -> TaggedValue<GitHub.Page<Item>>? {
    let page = try await gitHub.send(endpoint.ifChanged(since: entityTag))
    guard page == nil, let entityTag else { return page }
    var isStored = false
    try await write { [now] in
      isStored = try await $0.renew(key, unchangedSince: entityTag, at: now())
    }
    // The rows of the response have been changed or removed meanwhile.
    return isStored ? nil : try await gitHub.send(endpoint.ifChanged(since: nil))
  }

  /// Stores the first page of a list, requests and stores all others, and returns their items.
  ///
  /// The value is `nil` if the outbox has changed something in the list since the first request.
  ///
  /// Rows that are stored stay until the last page is there, and are then replaced by all pages in
  /// one transaction. Where none are stored, the first page is written at once and the others in
  /// portions that double, so that observers receive each row twice on average.
  private func storeAll<Item>(
    _ key: ListKey<Item>,
    as name: String,
    from first: TaggedValue<GitHub.Page<Item>>,
    _ list: ListQuery<Item>,
    since revision: Int64
  ) async throws -> [Item]? {
    let endpoint = list.endpoint
    defer { progress[name] = nil }
    begin(name, with: first.value)
    let hasRows = try await account.items(in: key)?.isEmpty == false
    var page = first.value
    if hasRows { page = try await portion(.max, of: name, from: page, endpoint) }
    let stored = stored(page, first.entityTag, since: revision)
    var numbers = page.hiddenOrganizations
    let merged = list.merged(keepingItemsOf: try await noteHidden(numbers, of: name))
    var isStored = false
    try await write {
      isStored = try await $0.replace(key, with: stored, merged: merged)
    }
    guard isStored else { return nil }
    var items = page.items
    var count = 1
    while let cursor = page.next {
      let next = try await gitHub.page(of: endpoint, at: cursor)
      progress[name]?.read += next.items.count
      page = try await portion(count, of: name, from: next, at: cursor, endpoint)
      let stored = self.stored(page, since: revision)
      try await write {
        try await $0.append(stored, to: key, at: cursor.absoluteString)
      }
      items += page.items
      numbers += page.hiddenOrganizations
      count *= 2
    }
    try await noteHidden(numbers, of: name)
    return items
  }

  /// Notes the first of several pages as the progress of a query.
  private func begin<Item>(_ name: String, with first: GitHub.Page<Item>) {
    guard first.next != nil else { return }
    let total = first.total ?? first.pages.map { $0 * first.items.count }
    progress[name] = ListProgress(read: first.items.count, total: total)
  }

  /// Requests the pages after a page, up to `count` in all, and returns them as one with the cursor
  /// of the page after them.
  ///
  /// A cursor that was used before would repeat the list without end, so it ends the list.
  private func portion<Item>(
    _ count: Int,
    of name: String,
    from first: GitHub.Page<Item>,
    at cursor: URL? = nil,
    _ endpoint: Endpoint<GitHub.Page<Item>>
  ) async throws -> GitHub.Page<Item> {
    var portion = first
    var visited = Set([cursor])
    var loaded = 1
    while loaded < count, let next = portion.next, visited.insert(next).inserted {
      let page = try await gitHub.page(of: endpoint, at: next)
      progress[name]?.read += page.items.count
      portion.items += page.items
      portion.hiddenOrganizations += page.hiddenOrganizations
      portion.next = page.next
      loaded += 1
    }
    if visited.contains(portion.next) { portion.next = nil }
    return portion
  }

  func stored<Item>(
    _ page: GitHub.Page<Item>,
    _ entityTag: String? = nil,
    since revision: Int64
  ) -> ListPage<Item> {
    var stored = ListPage(
      page.items,
      next: page.next?.absoluteString,
      readAt: now(),
      entityTag: entityTag,
      since: revision
    )
    (stored.total, stored.isIncomplete) = (page.total, page.isIncomplete)
    return stored
  }
}
