import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

extension LiveSync {
  /// Requests a list, or its substitute if the token has no access to the list.
  ///
  /// While the substitute is in use, the list is requested again with it, because another token may
  /// have access by then.
  func refreshAccessible<Source: ListSource>(
    _ source: Source,
    as name: String,
    completely: Bool
  ) async throws {
    guard let substitute = source.list.substitute else {
      return try await refreshList(source, as: name, completely: completely)
    }
    let used = try await account.value(of: .document(substitute.isUsed.name, as: Bool.self))
    if used.value == true, !completely, let readAt = used.readAt,
      // A clock that is set back does not keep the requests away.
      readAt.isWithin(substitute.shortestAge, before: now())
    {
      return
    }
    do {
      try await refreshList(source, as: name, completely: completely)
    } catch let error as APIError {
      guard let endpoints = substitute.endpoints(error) else { throw error }
      // After a failure, the next request is due at once.
      if used.value == true { try await note(true, substitute.isUsed, at: .distantPast) }
      return try await refresh(source.list, as: name, from: endpoints, substitute)
    }
    if used.value == true { try await note(false, substitute.isUsed, at: now()) }
  }

  /// Requests the pages of a substitute, and stores them together.
  private func refresh<Item>(
    _ list: ListQuery<Item>,
    as name: String,
    from endpoints: [Endpoint<GitHub.Page<Item>>],
    _ substitute: ListSubstitute<Item>
  ) async throws {
    let key = ListKey(list, of: try account.login)
    let date = now()
    var items: [Item] = []
    var isComplete = true
    var hidden: [Int] = []
    for endpoint in endpoints {
      let page = try await gitHub.send(endpoint)
      items += page.items
      hidden += page.hiddenOrganizations
      isComplete = isComplete && !page.isIncomplete && hidden.isEmpty
    }
    try await noteHidden(hidden, of: name)
    let page = ListPage(items, readAt: date)
    try await write { [isComplete] in
      try await $0.replace(key, with: page) { substitute.merged($0, isComplete, $1) }
    }
    try await note(true, substitute.isUsed, at: date)
  }

  /// Notes that the token may have access to the notifications, so that they are requested first.
  func resetSubstitutes() async {
    let query = StoreQuery.isInboxFromSearches
    let used = try? await account.value(of: .document(query.name, as: Bool.self))
    if used?.value == true { try? await note(false, query, at: now()) }
  }

  private func note(_ isUsed: Bool, _ query: StoreQuery<Bool>, at date: Date) async throws {
    try await write { [limit = documentLimit] in
      try await $0.save(isUsed, asDocument: query.name, at: date, limit: limit)
    }
  }
}
