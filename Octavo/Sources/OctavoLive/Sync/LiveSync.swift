import BinderySignals
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// Sends requests to the server and writes each response to the store, in one transaction.
///
/// A response that arrives after the user has logged out is dropped.
final class LiveSync {
  let gitHub: any GitHubService
  let now: () -> Date
  private let store: LiveStore
  private let activity: Activity
  /// The shortest times between two requests that the server allows, by the name of the query.
  var pollIntervals: [String: Duration] = [:]
  /// The progress of the requests for all pages of lists, by the name of the query.
  @MutableProperty var progress: [String: ListProgress] = [:]
  private let limitIsNear: () -> Bool
  /// The requests for whole trees that are under way, which the screens of folders share.
  var trees: [TreeRequest: Task<GitHub.Tree, any Error>] = [:]

  init(
    gitHub: any GitHubService,
    store: LiveStore,
    activity: Activity = Activity(),
    limitIsNear: @escaping () -> Bool = { false },
    now: @escaping () -> Date
  ) {
    self.gitHub = gitHub
    self.store = store
    self.activity = activity
    self.limitIsNear = limitIsNear
    self.now = now
  }

  /// The bytes that all documents of an account may have.
  var documentLimit: Int { store.documentLimit() }

  /// Writes to the store of the account that has sent a request, if it is still logged in.
  func write(
    _ account: AccountStore,
    _ body: (AccountStore) async throws -> Void
  ) async throws {
    guard store.account === account else { throw CancellationError() }
    do {
      try await body(account)
    } catch {
      guard store.account === account, !(error is CancellationError) else {
        throw CancellationError()
      }
      store.report("A response cannot be stored: \(error)")
      throw error
    }
  }
}

extension LiveSync: Synchronization {
  var isNearLimit: Bool { limitIsNear() }

  func pollInterval<Value>(of query: StoreQuery<Value>) -> Duration? { pollIntervals[query.name] }

  func progress<Value>(of query: StoreQuery<Value>) -> ListProgress? { progress[query.name] }

  func refresh<Value>(_ query: StoreQuery<Value>, completely: Bool) async throws {
    try await perform { try await self.refresh(query, completely: completely, in: $0) }
  }

  func loadMore<Value>(_ query: StoreQuery<Value>) async throws {
    guard case .list(let source) = query.source else { return }
    try await perform { try await self.loadNext(of: source, in: $0) }
  }

  /// Performs a request of the account that is logged in, and waits for the observers of its store.
  ///
  /// The end of the session cancels the request, whatever the server makes of the token then.
  private func perform(_ request: (AccountStore) async throws -> Void) async throws {
    guard let account = store.account else { throw CancellationError() }
    activity.begin()
    defer { activity.end() }
    do {
      try await request(account)
    } catch {
      throw store.account === account ? error : CancellationError()
    }
    await account.drained()
  }
}

extension LiveSync {
  private func refresh<Value>(
    _ query: StoreQuery<Value>,
    completely: Bool,
    in account: AccountStore
  ) async throws {
    switch query.source {
    case .repository(let name, _):
      let revision = try await account.viewerRevision()
      let repository = try await gitHub.send(.repository(name))
      try await write(account) { [now] in
        try await $0.save(repository, requestedAs: name, at: now(), since: revision)
      }
    case .user(let login, _):
      let revision = try await account.viewerRevision()
      let user = try await gitHub.send(.user(login))
      try await write(account) { [now] in
        try await $0.save(user, requestedAs: login, at: now(), since: revision)
      }
    case .list(let source):
      try await refreshList(source, as: query.name, completely: completely, in: account)
    case .item(let kind, let subject, let key, let endpoint):
      let item = try await gitHub.send(endpoint)
      let list = ListKey<Value>(kind, of: subject) { _ in key }
      try await write(account) { [now] in
        try await $0.insert(item, atTopOf: list.opened, at: now(), limit: 30)
      }
    case .document(let endpoint):
      try await save(try await gitHub.send(endpoint), as: query, in: account)
    case .stored: break
    case .documents: preconditionFailure("Each of several documents is requested by its own query")
    case .references(let name):
      let pages = (gitHub.pages(of: .branches(of: name)), gitHub.pages(of: .tags(of: name)))
      async let branches = pages.0.items()
      async let tags = pages.1.items()
      try await save(try await branches + tags, as: .references(of: name), in: account)
    case .readme(let name, let revision):
      try await refreshReadme(of: name, at: revision, in: account)
    case .changes(let name, nil, let head):
      try await refreshCommit(head, of: name, in: account)
    case .changes(let name, let base?, let head):
      try await refreshComparison(from: base, to: head, of: name, in: account)
    case .patch(let name, let versions):
      try await refreshPatch(versions, of: name, in: account)
    case .folder(let name, let revision, let path):
      try await refreshFolder(path, of: name, at: revision, in: account)
    }
  }

  /// Requests a readme, and stores it as the file that it is, too, which the user may open next.
  private func refreshReadme(
    of name: GitHub.RepositoryName,
    at revision: String?,
    in account: AccountStore
  ) async throws {
    let readme = try await gitHub.send(.readme(of: name, at: revision))
    try await save(readme, as: .readme(of: name, at: revision), in: account)
    var revision = revision
    if revision == nil { revision = try await account.repository(name)?.defaultBranch }
    guard let readme, let revision else { return }
    try await save(readme, as: .file(readme.path, of: name, at: revision), in: account)
  }

  /// Stores the value of a query as a document.
  func save<Value>(
    _ value: Value,
    as query: StoreQuery<Value>,
    in account: AccountStore
  ) async throws {
    try await write(account) { [now, limit = documentLimit] in
      try await $0.save(value, asDocument: query.name, at: now(), limit: limit)
    }
  }
}
