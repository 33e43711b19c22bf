import Foundation
import GitHubValues
import OctavoStore
import OctavoViewModels

/// What this machine remembers, of whoever is logged in right now; nothing if nobody is.
final class LiveStore: LocalStore {
  /// The account's own store; the session changes it with the account.
  var account: AccountStore?

  private let report: (String) -> Void

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  func user(_ login: String) async -> GitHub.User? {
    await attempt { try await $0.user(login) } ?? nil
  }

  func save(_ user: GitHub.User) async {
    await attempt { try await $0.save(user) }
  }

  func repository(_ name: GitHub.RepositoryName) async -> GitHub.Repository? {
    await attempt { try await $0.repository(name) } ?? nil
  }

  func save(_ repository: GitHub.Repository) async {
    await attempt { try await $0.save(repository) }
  }

  func repositories(in list: RepositoryList) async -> [GitHub.Repository]? {
    await attempt { try await $0.items(in: ListKey(list, of: $0.login)) } ?? nil
  }

  func save(_ repositories: [GitHub.Repository], as list: RepositoryList) async {
    await attempt { try await $0.replace(ListKey(list, of: $0.login), with: ListPage(repositories)) }
  }

  func setStarred(_ isStarred: Bool, _ repository: GitHub.Repository) async {
    await attempt { try await $0.setStarred(isStarred, repository) }
  }

  func copy<Value>(_ key: CopyKey<Value>) async -> Value? {
    await attempt { try await $0.document(key.name, as: Value.self) } ?? nil
  }

  func save<Value>(_ value: Value, as key: CopyKey<Value>) async {
    // It would be too large to be kept, and to find out would take as much memory as reading it.
    if let tree = value as? GitHub.Tree, tree.entries.count > 20_000 { return }
    await attempt { try await $0.save(value, asDocument: key.name, at: Date()) }
  }

  /// Uses the store, and tells the log if that came to nothing.
  @discardableResult
  private func attempt<Result: Sendable>(
    _ body: (AccountStore) async throws -> Result
  ) async -> Result? {
    guard let account else { return nil }
    do {
      return try await body(account)
    } catch is CancellationError {
      return nil
    } catch {
      report("The local copy cannot be used: \(error)")
      return nil
    }
  }
}

extension ListKey where Item == GitHub.Repository {
  /// The list of the store for a list of the screens.
  fileprivate nonisolated init(_ list: RepositoryList, of login: String) {
    self =
      switch list {
      case .owned: .own
      case .starred: .starred(by: login)
      case .ownedBy(let owner): .owned(by: owner)
      case .starredBy(let owner): .starred(by: owner)
      }
  }
}
