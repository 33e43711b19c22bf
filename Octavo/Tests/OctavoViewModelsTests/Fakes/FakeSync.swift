import Foundation
import GitHubValues

@testable import OctavoViewModels

/// Requests whose responses a test sets by query, and which records them.
///
/// Responses are written to the fake store. A query without a response is not found.
final class FakeSync: Synchronization {
  /// The requests, in order; one for a further page is the same as for the first.
  private(set) var requests: [StoreSubject] = []
  /// The number of requests that wait for their response.
  private(set) var underWay = 0

  private let store: FakeStore
  private let viewerState: FakeViewerState
  private let now: () -> Date
  private let refused: () -> Void
  private var responses: [StoreSubject: any Response] = [:]
  private var failures: [StoreSubject: APIError.Reason] = [:]
  private var gates: [StoreSubject: Gate] = [:]

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
    get { (responses[query.subject] as? ValueResponse<Value>)?.value }
    set { responses[query.subject] = newValue.map { ValueResponse(query: query, value: $0) } }
  }

  /// The pages of a list.
  subscript<Item>(pages query: StoreQuery<[Item]>) -> [[Item]] {
    get { (responses[query.subject] as? PagesResponse<Item>)?.pages ?? [] }
    set { responses[query.subject] = PagesResponse(query: query, pages: newValue) }
  }

  /// The reason for which a query fails, on all of its pages.
  subscript<Value>(failure query: StoreQuery<Value>) -> APIError.Reason? {
    get { failures[query.subject] }
    set { failures[query.subject] = newValue }
  }

  /// Holds the responses to a query back, on all of its pages.
  func hold<Value>(_ query: StoreQuery<Value>) -> Gate {
    let gate = Gate()
    gates[query.subject] = gate
    return gate
  }

  func forgetRequests() { requests = [] }

  func refresh<Value>(_ query: StoreQuery<Value>) async throws {
    let response = try await response(to: query.subject)
    response.write(pages: query.subject.isWhole ? .max : 1, to: store, at: now())
    if query.subject == .repositories(.starred) {
      let starred = store[.repositories(.starred)] ?? []
      viewerState.learnAll(.star, set: starred.map { .star($0.fullName) })
    }
  }

  func loadMore<Value>(_ query: StoreQuery<Value>) async throws {
    let response = try await response(to: query.subject)
    response.write(pages: response.writtenPages + 1, to: store, at: now())
  }

  private func response(to subject: StoreSubject) async throws -> any Response {
    requests.append(subject)
    underWay += 1
    defer { underWay -= 1 }
    try await gates[subject]?.wait()
    try Task.checkCancellation()
    if let reason = failures[subject] {
      if reason == .unauthorized { refused() }
      throw APIError(reason)
    }
    guard let response = responses[subject] else { throw APIError(.notFound) }
    return response
  }
}

extension StoreSubject {
  /// Whether the list is requested with all its pages.
  fileprivate var isWhole: Bool { [.repositories(.owned), .repositories(.starred)].contains(self) }
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
    if case .events = query.subject {
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
    let folders = RepositoryFolder.folders(of: tree).map { path, folder in
      (query: StoreQuery.folder(path, of: name, at: revision), folder: folder)
    }
    for (query, _) in folders { responses[query.subject] = TreeResponse(folders) }
  }
}
