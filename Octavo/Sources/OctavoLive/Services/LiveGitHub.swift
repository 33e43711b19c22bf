import Foundation
import GitHubAPI
import GitHubValues
import OctavoViewModels

/// The server, as whoever is logged in right now.
final class LiveGitHub {
  /// The client; the session changes it with the account.
  var api: GitHubAPI

  init(_ api: GitHubAPI) {
    self.api = api
  }
}

extension LiveGitHub: @MainActor GitHubService {}

extension LiveGitHub: RateLimitService {
  func rateLimits() async throws -> [GitHub.RateLimit] { try await api.rateLimits() }
}

extension LiveGitHub: PeopleService {
  func user(_ login: String) async throws -> GitHub.User { try await api.user(login) }

  func followers(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Account> {
    try await api.followers(of: login).page(at: next)
  }

  func following(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Account> {
    try await api.following(of: login).page(at: next)
  }

  func isFollowing(_ login: String) async throws -> Bool { try await api.isFollowing(login) }

  func setFollowing(_ isFollowing: Bool, _ login: String) async throws {
    if isFollowing { try await api.follow(login) } else { try await api.unfollow(login) }
  }
}

extension LiveGitHub: FeedService {
  func receivedEvents(
    of login: String,
    at next: URL?
  ) async throws -> GitHub.Page<GitHub.Event> {
    try await api.receivedEvents(of: login).page(at: next)
  }

  func events(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Event> {
    try await api.events(of: login).page(at: next)
  }
}

extension LiveGitHub: RepositoryService {
  func repository(_ name: GitHub.RepositoryName) async throws -> GitHub.Repository {
    try await api.repository(name)
  }

  func repositories(
    in list: RepositoryList,
    at next: URL?
  ) async throws -> GitHub.Page<GitHub.Repository> {
    let pages =
      switch list {
      case .owned: api.ownRepositories()
      case .starred: api.ownStarred()
      case .ownedBy(let login): api.repositories(of: login)
      case .starredBy(let login): api.starred(by: login)
      }
    return try await pages.page(at: next)
  }

  func repositories(
    matching query: String,
    at next: URL?
  ) async throws -> GitHub.Page<GitHub.Repository> {
    try await api.repositories(matching: query).page(at: next)
  }

  func references(of repository: GitHub.RepositoryName) async throws -> [GitHub.Reference] {
    let api = api
    async let branches = api.branches(of: repository).items()
    async let tags = api.tags(of: repository).items()
    return try await branches + tags
  }

  func isStarred(_ repository: GitHub.RepositoryName) async throws -> Bool {
    try await api.isStarred(repository)
  }

  func setStarred(_ isStarred: Bool, _ repository: GitHub.RepositoryName) async throws {
    if isStarred { try await api.star(repository) } else { try await api.unstar(repository) }
  }
}

extension LiveGitHub: ContentService {
  func readme(
    of repository: GitHub.RepositoryName,
    at reference: String?
  ) async throws -> GitHub.File? {
    try await api.readme(of: repository, at: reference)
  }

  func tree(
    _ reference: String,
    of repository: GitHub.RepositoryName,
    recursive: Bool
  ) async throws -> GitHub.Tree {
    try await api.tree(reference, of: repository, recursive: recursive)
  }

  func file(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String,
    limit: Int
  ) async throws -> GitHub.File {
    try await api.file(at: path, in: repository, at: reference, limit: limit)
  }
}
