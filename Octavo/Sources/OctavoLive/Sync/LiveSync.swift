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
  /// The requests for whole trees that are under way, which the screens of folders share.
  var trees: [TreeRequest: Task<GitHub.Tree, any Error>] = [:]

  init(
    gitHub: any GitHubService,
    store: LiveStore,
    activity: Activity = Activity(),
    now: @escaping () -> Date
  ) {
    self.gitHub = gitHub
    self.store = store
    self.activity = activity
    self.now = now
  }

  /// Writes to the store of the account that has sent a request, if it is still logged in.
  func write(
    _ account: AccountStore,
    _ body: (AccountStore) async throws -> Void
  ) async throws {
    guard store.account === account else { throw CancellationError() }
    do {
      try await body(account)
    } catch {
      guard store.account === account else { throw CancellationError() }
      store.report("A response cannot be stored: \(error)")
      throw error
    }
  }
}

extension LiveSync: Synchronization {
  func refresh<Value>(_ query: StoreQuery<Value>) async throws {
    try await perform { try await self.refresh(query.subject, in: $0) }
  }

  func loadMore<Value>(_ query: StoreQuery<Value>) async throws {
    try await perform { try await self.loadMore(query.subject, in: $0) }
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
  private func refresh(_ subject: StoreSubject, in account: AccountStore) async throws {
    switch subject {
    case .repository(let name):
      let revision = try await account.viewerRevision()
      let repository = try await gitHub.send(.repository(name))
      try await write(account) { [now] in
        try await $0.save(repository, requestedAs: name, at: now(), since: revision)
      }
    case .user(let login):
      let revision = try await account.viewerRevision()
      let user = try await gitHub.send(.user(login))
      try await write(account) { [now] in
        try await $0.save(user, requestedAs: login, at: now(), since: revision)
      }
    case .release(let name, let tag):
      let release = try await gitHub.send(.release(tag, of: name))
      try await write(account) { [now] in
        try await $0.insert(release, atTopOf: .openedReleases(of: name), at: now(), limit: 30)
      }
    case .repositories, .people, .search, .releases: try await refreshList(subject, in: account)
    case .events(let source):
      let events = try await gitHub.send(.events(source))
      let page = ListPage(events.items, next: events.next?.absoluteString, readAt: now())
      try await write(account) {
        try await $0.merge(ListKey(source), with: page, limit: Self.eventLimit)
      }
    case .references, .readme, .file: try await refreshDocument(subject, in: account)
    case .folder(let name, let revision, let path):
      try await refreshFolder(path, of: name, at: revision, in: account)
    }
  }

  /// The number of events that the server has of a feed.
  static var eventLimit: Int { 300 }

  private func refreshDocument(_ subject: StoreSubject, in account: AccountStore) async throws {
    switch subject {
    case .references(let name):
      let pages = (gitHub.pages(of: .branches(of: name)), gitHub.pages(of: .tags(of: name)))
      async let branches = pages.0.items()
      async let tags = pages.1.items()
      try await save(try await branches + tags, as: subject, in: account)
    case .readme(let name, let revision):
      let file = try await gitHub.send(.readme(of: name, at: revision))
      try await save(file, as: subject, in: account)
      if let file { try await save(file, of: name, at: revision, in: account) }
    case .file(let name, let revision, let path):
      let limit = SourceViewModel.limit
      let file = try await gitHub.send(.file(at: path, in: name, at: revision, limit: limit))
      try await save(file, as: subject, in: account)
    default: preconditionFailure("\(subject) is no document")
    }
  }

  /// Stores a readme as the file that it is, too, which the user may open next.
  private func save(
    _ readme: GitHub.File,
    of name: GitHub.RepositoryName,
    at revision: String?,
    in account: AccountStore
  ) async throws {
    var revision = revision
    if revision == nil { revision = try await account.repository(name)?.defaultBranch }
    guard let revision else { return }
    let file = StoreSubject.file(name, revision: revision, path: readme.path)
    try await save(readme, as: file, in: account)
  }

  /// Stores a value as a document.
  func save<Value: Codable & Equatable & Sendable>(
    _ value: Value,
    as subject: StoreSubject,
    in account: AccountStore
  ) async throws {
    try await write(account) { [now] in
      try await $0.save(value, asDocument: subject.documentName, at: now())
    }
  }
}
