import BinderySignals
import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// Sends requests to the server and writes each response to the store, in one transaction.
///
/// A response that arrives after the end of the account is dropped.
final class LiveSync {
  let gitHub: any GitHubService
  let now: () -> Date
  let store: LiveStore
  private let activity: Activity
  /// The shortest times between two requests that the server allows, by the name of the query.
  var pollIntervals: [String: Duration] = [:]
  /// The progress of the requests for all pages of lists, by the name of the query.
  @MutableProperty var progress: [String: ListProgress] = [:]
  /// The organizations whose items the last responses lack, by the name of the query.
  @MutableProperty var hidden: [String: HiddenOrganizations] = [:]
  /// The logins of organizations by their numbers.
  var organizationLogins: [Int: String] = [:]
  /// Called when a portion of issues is to be read that the user keeps.
  var onKeptDue: () -> Void = {}
  private let limitIsNear: () -> Bool
  /// The clones of the user on this machine, and the server; `nil` where none are looked for.
  var clones: (service: any CloneService, server: Server)?
  /// The times at which facts about the items of lists could not be read, by the name of the query.
  var failedDetails: [String: Date] = [:]
  /// The requests for whole trees that are under way, which the screens of folders share.
  var trees: [TreeRequest: Task<GitHub.Tree, any Error>] = [:]
  /// The requests for texts as HTML that are under way, which the pictures of a text share.
  var renderings: [ThreadText: Task<String, any Error>] = [:]

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

  /// The store of the account.
  ///
  /// - Throws: `CancellationError` after the end of the account.
  var account: AccountStore {
    get throws {
      guard let account = store.account else { throw CancellationError() }
      return account
    }
  }

  /// Writes to the store.
  func write(_ body: (AccountStore) async throws -> Void) async throws {
    do {
      try await body(try account)
    } catch {
      guard store.account != nil, !(error is CancellationError) else { throw CancellationError() }
      store.report("A response cannot be stored: \(error)")
      throw error
    }
  }
}

extension LiveSync: Synchronization {
  var isNearLimit: Bool { limitIsNear() }

  func pollInterval<Value>(of query: StoreQuery<Value>) -> Duration? { pollIntervals[query.name] }

  func progress<Value>(of query: StoreQuery<Value>) -> ListProgress? { progress[query.name] }

  func hiddenOrganizations<Value>(of query: StoreQuery<Value>) -> HiddenOrganizations? {
    hidden[query.name]
  }

  func refresh<Value>(_ query: StoreQuery<Value>, completely: Bool) async throws {
    try await perform { try await self.request(query, completely: completely) }
  }

  func loadMore<Value>(_ query: StoreQuery<Value>) async throws {
    guard case .list(let source) = query.source else { return }
    try await perform { try await self.loadNext(of: source) }
  }

  func change<Item>(
    _ keys: [String],
    of list: ListQuery<Item>,
    _ change: @escaping @Sendable (inout Item) -> Bool
  ) async throws -> [Item] {
    let key = ListKey(list, of: try account.login)
    var changed: [Item] = []
    try await write { changed = try await $0.change(key, keys) { change(&$1) } }
    return changed
  }

  /// Performs a request, and waits for the observers of the store.
  ///
  /// The end of the account cancels the request, whatever the server makes of the token then.
  private func perform(_ request: () async throws -> Void) async throws {
    let account = try account
    activity.begin()
    defer { activity.end() }
    do {
      try await request()
    } catch {
      throw store.account == nil ? CancellationError() : error
    }
    await account.drained()
  }
}

extension LiveSync {
  private func request<Value>(_ query: StoreQuery<Value>, completely: Bool) async throws {
    switch query.source {
    case .repository(let name, _):
      let revision = try await account.viewerRevision()
      let repository = try await gitHub.send(.repository(name))
      try await write { [now] in
        try await $0.save(repository, requestedAs: name, at: now(), since: revision)
      }
    case .user(let login, _):
      let revision = try await account.viewerRevision()
      let user = try await gitHub.send(.user(login))
      try await write { [now] in
        try await $0.save(user, requestedAs: login, at: now(), since: revision)
      }
    case .list(let source):
      try await refreshAccessible(source, as: query.name, completely: completely)
      await readDetails(of: source, as: query.name)
    case .item(let kind, let subject, let key, let endpoint):
      let revision = try await account.viewerRevision()
      let item = try await requestItem(endpoint, kind, subject, key)
      let list = ListKey<Value>(kind, of: subject) { _ in key }
      var isStored = false
      try await write { [now] in
        isStored = try await $0.insert(
          item,
          atTopOf: list.opened,
          at: now(),
          limit: 30,
          since: revision
        )
      }
      if !isStored { try await self.request(query, completely: completely) }
    case .document(let endpoint):
      try await save(try await gitHub.send(endpoint), as: query)
    case .upload(let upload): try await refreshUpload(upload)
    case .stored, .known, .repositoryNames, .folders: break
    case .documents(let source): try await refreshDocuments(source)
    case .references(let name):
      let pages = (gitHub.pages(of: .branches(of: name)), gitHub.pages(of: .tags(of: name)))
      async let branches = pages.0.items()
      async let tags = pages.1.items()
      try await save(try await branches + tags, as: .references(of: name))
    case .readme(let name, let revision):
      try await refreshReadme(of: name, at: revision)
    case .changes(let name, nil, let head):
      try await refreshCommit(head, of: name)
    case .changes(let name, let base?, let head):
      try await refreshComparison(from: base, to: head, of: name)
    case .pullFiles(let name, let number):
      try await refreshFiles(ofPullRequest: number, of: name)
    case .pullRange(let name, let number, let old, let new):
      try await refreshRange(from: old, to: new, ofPullRequest: number, of: name)
    case .patch(let name, let versions):
      try await refreshPatch(versions, of: name)
    case .folder(let name, let revision, let path):
      try await refreshFolder(path, of: name, at: revision)
    }
  }

  /// Requests an item of lists; an issue that is not at its place any more is kept no longer.
  private func requestItem<Value>(
    _ endpoint: Endpoint<Value>,
    _ kind: String,
    _ subject: String,
    _ key: String
  ) async throws -> Value {
    do {
      let item = try await gitHub.send(endpoint)
      if let issue = item as? GitHub.Issue, "\(issue.number)" != key {
        try await removeKept(key, of: subject)
      }
      return item
    } catch let error as APIError where kind == "issues" && error.isOfMissingIssue {
      try await removeKept(key, of: subject)
      throw error
    }
  }

  /// Requests a readme, and stores it as the file that it is, too, which the user may open next.
  private func refreshReadme(
    of name: GitHub.RepositoryName,
    at revision: String?
  ) async throws {
    let readme = try await gitHub.send(.readme(of: name, at: revision))
    try await save(readme, as: .readme(of: name, at: revision))
    var revision = revision
    if revision == nil { revision = try await account.repository(name)?.defaultBranch }
    guard let readme, let revision else { return }
    try await save(readme, as: .file(readme.path, of: name, at: revision))
  }

  /// Stores the value of a query as a document.
  func save<Value>(
    _ value: Value,
    as query: StoreQuery<Value>
  ) async throws {
    try await write { [now, limit = documentLimit] in
      try await $0.save(value, asDocument: query.name, at: now(), limit: limit)
    }
  }
}
