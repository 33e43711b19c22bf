import BinderySignals
import Foundation
import GitHubValues

@testable import OctavoViewModels

/// Requests whose responses a test sets by query, and which records them.
///
/// Responses are written to the fake store. A query without a response is not found.
final class FakeSync: Synchronization {
  /// The requested queries, in order; one for a further page is the same as for the first.
  private(set) var requests: [String] = []
  /// The requested queries whose pages were all asked for, in order.
  private(set) var completeRequests: [String] = []
  /// The number of requests that wait for their response.
  private(set) var underWay = 0
  /// Whether few requests are left.
  var isNearLimit = false
  /// The time between two requests that the server asks for.
  var pollInterval: Duration?
  /// The progress of the requests for all pages, by the name of the query.
  @MutableProperty var progress: [String: ListProgress] = [:]
  /// The numbers of all results of searches, and whether they were complete, by the name of the
  /// query.
  var totals: [String: (total: Int, isIncomplete: Bool)] = [:]
  /// The organizations whose items are hidden, by the name of the query.
  @MutableProperty var hidden: [String: HiddenOrganizations] = [:]

  private let store: FakeStore
  private let viewerState: FakeViewerState
  private let now: () -> Date
  private let refused: () -> Void
  private var responses: [String: any Response] = [:]
  private var failures: [String: APIError.Reason] = [:]
  private var gates: [String: Gate] = [:]

  init(
    _ store: FakeStore,
    _ viewerState: FakeViewerState,
    now: @escaping () -> Date,
    refused: @escaping () -> Void
  ) {
    self.refused = refused
    self.store = store
    self.viewerState = viewerState
    self.now = now
  }

  /// The response to a query.
  subscript<Value>(query: StoreQuery<Value>) -> Value? {
    get { (responses[query.name] as? ValueResponse<Value>)?.value }
    set { responses[query.name] = newValue.map { ValueResponse(query: query, value: $0) } }
  }

  /// The pages of a list.
  subscript<Item>(pages query: StoreQuery<[Item]>) -> [[Item]] {
    get { (responses[query.name] as? PagesResponse<Item>)?.pages ?? [] }
    set { responses[query.name] = PagesResponse(query: query, pages: newValue) }
  }

  /// The reason for which a query fails, on all of its pages.
  subscript<Value>(failure query: StoreQuery<Value>) -> APIError.Reason? {
    get { failures[query.name] }
    set { failures[query.name] = newValue }
  }

  /// Holds the responses to a query back, on all of its pages.
  func hold<Value>(_ query: StoreQuery<Value>) -> Gate {
    let gate = Gate()
    gates[query.name] = gate
    return gate
  }

  func forgetRequests() { requests = [] }

  func change<Item>(
    _ keys: [String],
    of list: ListQuery<Item>,
    _ change: @escaping @Sendable (inout Item) -> Bool
  ) async throws -> [Item] {
    let query = StoreQuery<[Item]>(list.kind, "", from: .list(list))
    var changed: [Item] = []
    store[query] = (store[query] ?? []).map { item in
      var item = item
      if keys.contains(list.key(item)), change(&item) { changed.append(item) }
      return item
    }
    return changed
  }

  func refresh<Value>(_ query: StoreQuery<Value>, completely: Bool) async throws {
    if completely { completeRequests.append("\(query)") }
    let response = try await response(to: query)
    response.write(pages: query.refresh == .allPages ? .max : 1, to: store, at: now())
    if let (total, isIncomplete) = totals[query.name] {
      var stored = store.result(of: query)
      (stored.total, stored.isIncomplete) = (total, isIncomplete)
      store.put(stored, as: query)
    }
    if query.name == StoreQuery.repositories(.starred).name {
      let starred = store[.repositories(.starred)] ?? []
      viewerState.learnAll(.star, set: starred.map { .star($0.fullName) })
    }
  }

  func pollInterval<Value>(of query: StoreQuery<Value>) -> Duration? { pollInterval }

  func hiddenOrganizations<Value>(of query: StoreQuery<Value>) -> HiddenOrganizations? {
    hidden[query.name]
  }

  func progress<Value>(of query: StoreQuery<Value>) -> ListProgress? { progress[query.name] }

  func loadMore<Value>(_ query: StoreQuery<Value>) async throws {
    let response = try await response(to: query)
    response.write(pages: response.writtenPages + 1, to: store, at: now())
  }

  private func response<Value>(to query: StoreQuery<Value>) async throws -> any Response {
    requests.append("\(query)")
    underWay += 1
    defer { underWay -= 1 }
    try await gates[query.name]?.wait()
    try Task.checkCancellation()
    if let reason = failures[query.name] {
      if reason == .unauthorized { refused() }
      throw APIError(reason)
    }
    guard let response = responses[query.name] else { throw APIError(.notFound) }
    return response
  }
}

extension StoreQuery {
  /// The pages that a refresh of a list requests; `nil` for another value.
  fileprivate var refresh: ListRefresh? {
    if case .list(let source) = source { source.refresh } else { nil }
  }
}

extension ListSource {
  fileprivate var refresh: ListRefresh { list.refresh }
}

/// A response that a test has set.
private protocol Response: AnyObject {
  /// The number of pages that have been written to the store.
  var writtenPages: Int { get }
  /// Writes the first pages to the store.
  func write(pages count: Int, to store: FakeStore, at date: Date)
}

private final class ValueResponse<Value: Codable & Equatable & Sendable>: Response {
  let query: StoreQuery<Value>
  let value: Value
  let writtenPages = 0

  init(query: StoreQuery<Value>, value: Value) {
    self.query = query
    self.value = value
  }

  deinit {}

  func write(pages count: Int, to store: FakeStore, at date: Date) {
    store.put(Stored(value, readAt: date), as: query)
  }
}

private final class PagesResponse<Item: Codable & Equatable & Sendable>: Response {
  let query: StoreQuery<[Item]>
  let pages: [[Item]]
  private(set) var writtenPages = 0

  init(query: StoreQuery<[Item]>, pages: [[Item]]) {
    self.query = query
    self.pages = pages
  }

  deinit {}

  func write(pages count: Int, to store: FakeStore, at date: Date) {
    writtenPages = min(count, pages.count)
    var items: [Item] = []
    for item in pages.prefix(writtenPages).joined() where !items.contains(item) {
      items.append(item)
    }
    if case .merging = query.refresh {
      let older = (store[query] ?? []).filter { !items.contains($0) }
      if older.count < store[query]?.count ?? 0 { items += older }
    }
    store.put(Stored(items, readAt: date, hasMore: writtenPages < pages.count), as: query)
  }
}

private final class TreeResponse: Response {
  let folders: [(query: StoreQuery<RepositoryFolder>, folder: RepositoryFolder)]
  let writtenPages = 0

  init(_ folders: [(query: StoreQuery<RepositoryFolder>, folder: RepositoryFolder)]) {
    self.folders = folders
  }

  deinit {}

  func write(pages count: Int, to store: FakeStore, at date: Date) {
    for (query, folder) in folders { store.put(Stored(folder, readAt: date), as: query) }
  }
}

extension FakeSync {
  /// Sets the response to the queries of all folders of a tree: all of them.
  func add(_ tree: GitHub.Tree, of name: GitHub.RepositoryName, at revision: String) {
    let folders = RepositoryFolder.folders(of: tree.entries).map { path, folder in
      (query: StoreQuery.folder(path, of: name, at: revision), folder: folder)
    }
    for (query, _) in folders { responses[query.name] = TreeResponse(folders) }
  }
}
