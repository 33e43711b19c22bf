import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The repositories that the account that is logged in keeps on this machine.
final class LiveOfflineCopies: OfflineCopies {
  let gitHub: LiveGitHub
  let sync: LiveSync
  let path: String?
  private let store: LiveStore
  private let activity: Activity
  private let issueKeeper: IssueKeeper
  private let folder: () -> URL?

  init(
    gitHub: LiveGitHub,
    sync: LiveSync,
    store: LiveStore,
    activity: Activity,
    issueKeeper: IssueKeeper,
    path: String?,
    folder: @escaping () -> URL?
  ) {
    self.gitHub = gitHub
    self.sync = sync
    self.store = store
    self.activity = activity
    self.issueKeeper = issueKeeper
    self.path = path
    self.folder = folder
  }

  func keep(
    _ name: GitHub.RepositoryName,
    onProgress: @escaping @MainActor @Sendable (OfflineProgress) -> Void
  ) async throws {
    guard let account = store.account else { throw CancellationError() }
    let blobs = BlobFolder(url: folder())
    let before = try? await account.document(kept(name).name, as: KeptRepository.self)
    try await activity {
      do {
        let copy = OfflineCopy(of: name, in: account, blobs, self, onProgress)
        try await copy.make(before: before)
        await account.drained()
      } catch {
        // The store does not take part in a task that is cancelled.
        if before == nil { await Task { try? await remove(name, from: account, blobs) }.value }
        if error is APIError || error is OfflineCopyError { throw error }
        if error is CancellationError || Task.isCancelled { throw CancellationError() }
        store.report("\(name) cannot be kept: \(error)")
        throw OfflineCopyError.notStored
      }
    }
  }

  func remove(_ name: GitHub.RepositoryName) async throws {
    guard let account = store.account else { return }
    let blobs = BlobFolder(url: folder())
    try await activity { try await remove(name, from: account, blobs) }
  }

  private func remove(
    _ name: GitHub.RepositoryName,
    from account: AccountStore,
    _ blobs: BlobFolder
  ) async throws {
    try await account.removeDocuments([kept(name).name])
    try await account.stopKeeping(owner(name), limit: sync.documentLimit)
    var others: Set<String> = []
    for document in try await account.documentNames(beginningWith: "kept\u{0}") {
      let copy: KeptRepository? = try await account.document(document)
      others.formUnion(copy?.blobs ?? [])
    }
    blobs.removeKept(except: others)
    await account.drained()
  }

  func keepIssues(of name: GitHub.RepositoryName, total: Int) async throws {
    try await issueKeeper.keep(name, total: total)
    try await sync.account.drained()
  }

  func removeIssues(of name: GitHub.RepositoryName) async throws {
    try await activity {
      try await sync.endKeeping(name)
      try await sync.account.drained()
    }
  }

  func size() async -> Int {
    guard let account = store.account else { return 0 }
    let blobs = BlobFolder(url: folder())
    return await activity { ((try? await account.keptSize()) ?? 0) + blobs.keptBytes }
  }

  /// The name under which the documents of a copy are kept.
  func owner(_ name: GitHub.RepositoryName) -> String { "\(name)".lowercased() }

  func kept(_ name: GitHub.RepositoryName) -> StoreQuery<KeptRepository> { .kept(name) }
}
