import Foundation
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// Reads the stars and follows of an account from the server into its store.
///
/// All of them are read once and then once a day, or when asked to; in between, only the latest
/// are.
struct ViewerReader {
  /// The longest time between two complete reads.
  static let longest: TimeInterval = 86400

  let account: AccountStore
  /// The server, with the credentials of the account.
  let api: LiveGitHub
  let now: () -> Date

  /// Reads the state of one flag.
  func read(_ flag: GitHub.ViewerFlag) async throws {
    let revision = try await account.viewerRevision()
    let value =
      if let name = flag.repository {
        try await api.send(.isStarred(name))
      } else if let reaction = flag.reaction {
        try await has(reaction)
      } else if let subscription = flag.subscription {
        try await isSubscribed(to: subscription)
      } else {
        try await api.send(.isFollowing(flag.key))
      }
    try await account.learn(value, of: flag, since: revision, at: now())
  }

  /// Whether the account has reacted so.
  private func has(_ reaction: GitHub.ReactionFlag) async throws -> Bool {
    var page = try await api.send(reaction.reactions)
    var visited: Set<URL> = []
    while !page.items.contains(where: { reaction.isOwn($0, of: account.login) }) {
      guard let next = page.next, visited.insert(next).inserted else { return false }
      page = try await api.send(reaction.reactions.page(at: next))
    }
    return true
  }

  /// Whether the account is notified of all that happens in an issue.
  private func isSubscribed(to issue: GitHub.SubscriptionFlag) async throws -> Bool {
    let node = try await api.send(.issue(issue.number, of: issue.repository)).requiredNodeID
    guard let state = try await api.send(.viewerState(ofIssue: node)).value.subscription else {
      throw APIError(.decoding(what: "viewerSubscription"))
    }
    return state == .subscribed
  }

  /// Brings the flags of a kind up to date.
  func update(_ kind: GitHub.ViewerFlag.Kind) async throws {
    let revision = try await account.viewerRevision()
    guard let last = try await account.lastCompleteRead(of: kind),
      last.date.isWithin(Self.longest, before: now())
    else { return try await readAll(kind) }
    guard let first = try await firstPage(of: kind, since: last.entityTag) else { return }
    try await account.learnLatest(
      kind,
      set: first.flags,
      since: revision,
      at: now(),
      entityTag: first.entityTag
    )
  }

  /// Reads all flags of a kind.
  func readAll(_ kind: GitHub.ViewerFlag.Kind) async throws {
    let revision = try await account.viewerRevision()
    guard let first = try await firstPage(of: kind, since: nil) else { return }
    var (flags, next) = (first.flags, first.next)
    var visited: Set<URL> = []
    while let address = next, visited.insert(address).inserted {
      let page = try await page(of: kind, at: address)
      flags += page.flags
      next = page.next
    }
    try await account.learnAll(
      kind,
      set: flags,
      since: revision,
      at: now(),
      entityTag: first.entityTag
    )
  }

  /// A page of flags.
  private struct FlagPage {
    var flags: [GitHub.ViewerFlag]
    var next: URL?
    var entityTag: String?

    /// Makes the page of a kind that the server does not list.
    init() { flags = [] }

    init(_ page: GitHub.Page<GitHub.Repository>, entityTag: String? = nil) {
      flags = page.items.map { .star($0.fullName) }
      next = page.next
      self.entityTag = entityTag
    }

    init(_ page: GitHub.Page<GitHub.Account>, entityTag: String? = nil) {
      flags = page.items.map { .follow($0.login) }
      next = page.next
      self.entityTag = entityTag
    }
  }

  /// Reads the first page; `nil` if it is unchanged.
  private func firstPage(
    of kind: GitHub.ViewerFlag.Kind,
    since entityTag: String?
  ) async throws -> FlagPage? {
    switch kind {
    case .star:
      let stars = Endpoint.ownStarred.ifChanged(since: entityTag)
      return try await api.send(stars).map { FlagPage($0.value, entityTag: $0.entityTag) }
    case .follow:
      let follows = Endpoint.following(of: account.login).ifChanged(since: entityTag)
      return try await api.send(follows).map { FlagPage($0.value, entityTag: $0.entityTag) }
    case .reaction, .subscription: return nil
    }
  }

  private func page(of kind: GitHub.ViewerFlag.Kind, at address: URL) async throws -> FlagPage {
    switch kind {
    case .star: FlagPage(try await api.send(.ownStarred.page(at: address)))
    case .follow:
      FlagPage(try await api.send(.following(of: account.login).page(at: address)))
    case .reaction, .subscription: FlagPage()
    }
  }
}
