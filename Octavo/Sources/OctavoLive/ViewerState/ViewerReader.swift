import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore

/// Reads the stars and follows of an account from the server into its store.
///
/// All of them are read once and then once a day, or when asked to; in between, only the latest are.
struct ViewerReader {
  /// The longest time between two complete reads.
  static let longest: TimeInterval = 86400

  let account: AccountStore
  let gitHub: LiveGitHub
  let now: () -> Date

  /// Reads the state of one flag.
  func read(_ flag: GitHub.ViewerFlag) async throws {
    let revision = try await account.viewerRevision()
    let value =
      if let name = flag.repository {
        try await gitHub.send(.isStarred(name))
      } else {
        try await gitHub.send(.isFollowing(flag.key))
      }
    try await account.learn(value, of: flag, since: revision, at: now())
  }

  /// Brings the flags of a kind up to date.
  func update(_ kind: GitHub.ViewerFlag.Kind) async throws {
    let revision = try await account.viewerRevision()
    let last = try await account.lastCompleteRead(of: kind)
    let isRecent = last.map { abs(now().timeIntervalSince($0.date)) < Self.longest } ?? false
    guard isRecent else { return try await readAll(kind) }
    let (flags, _) = try await page(of: kind, at: nil)
    try await account.learn(true, of: flags, since: revision, at: now())
  }

  /// Reads all flags of a kind.
  func readAll(_ kind: GitHub.ViewerFlag.Kind) async throws {
    let revision = try await account.viewerRevision()
    var (flags, next) = try await page(of: kind, at: nil)
    var visited: Set<URL> = []
    while let address = next, visited.insert(address).inserted {
      let page = try await page(of: kind, at: address)
      flags += page.flags
      next = page.next
    }
    try await account.learnAll(kind, set: flags, since: revision, at: now())
  }

  private func page(
    of kind: GitHub.ViewerFlag.Kind,
    at address: URL?
  ) async throws -> (flags: [GitHub.ViewerFlag], next: URL?) {
    switch kind {
    case .star:
      let page = try await gitHub.send(.ownStarred.page(at: address))
      return (page.items.map { .star($0.fullName) }, page.next)
    case .follow:
      let page = try await gitHub.send(.following(of: account.login).page(at: address))
      return (page.items.map { .follow($0.login) }, page.next)
    }
  }
}
