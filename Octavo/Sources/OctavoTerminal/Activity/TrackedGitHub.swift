import Foundation
import GitHubValues
import OctavoViewModels

/// A server whose requests are counted while they are under way.
final class TrackedGitHub: @MainActor GitHubService {
  private let base: any GitHubService
  private let activity: Activity

  init(_ base: any GitHubService, _ activity: Activity) {
    self.base = base
    self.activity = activity
  }

  deinit {}

  func rateLimits() async throws -> [GitHub.RateLimit] {
    try await activity { try await base.rateLimits() }
  }

  func readme(
    of repository: GitHub.RepositoryName,
    at reference: String?
  ) async throws -> GitHub.File? {
    try await activity { try await base.readme(of: repository, at: reference) }
  }

  func tree(
    _ reference: String,
    of repository: GitHub.RepositoryName,
    recursive: Bool
  ) async throws -> GitHub.Tree {
    try await activity { try await base.tree(reference, of: repository, recursive: recursive) }
  }

  func file(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String,
    limit: Int
  ) async throws -> GitHub.File {
    try await activity {
      try await base.file(at: path, in: repository, at: reference, limit: limit)
    }
  }

  func receivedEvents(
    of login: String,
    at next: URL?
  ) async throws -> GitHub.Page<GitHub.Event> {
    try await activity { try await base.receivedEvents(of: login, at: next) }
  }

  func events(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Event> {
    try await activity { try await base.events(of: login, at: next) }
  }

  func user(_ login: String) async throws -> GitHub.User {
    try await activity { try await base.user(login) }
  }

  func followers(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Account> {
    try await activity { try await base.followers(of: login, at: next) }
  }

  func following(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Account> {
    try await activity { try await base.following(of: login, at: next) }
  }

  func isFollowing(_ login: String) async throws -> Bool {
    try await activity { try await base.isFollowing(login) }
  }

  func setFollowing(_ isFollowing: Bool, _ login: String) async throws {
    try await activity { try await base.setFollowing(isFollowing, login) }
  }

  func repository(_ name: GitHub.RepositoryName) async throws -> GitHub.Repository {
    try await activity { try await base.repository(name) }
  }

  func repositories(
    in list: RepositoryList,
    at next: URL?
  ) async throws -> GitHub.Page<GitHub.Repository> {
    try await activity { try await base.repositories(in: list, at: next) }
  }

  func repositories(
    matching query: String,
    at next: URL?
  ) async throws -> GitHub.Page<GitHub.Repository> {
    try await activity { try await base.repositories(matching: query, at: next) }
  }

  func references(of repository: GitHub.RepositoryName) async throws -> [GitHub.Reference] {
    try await activity { try await base.references(of: repository) }
  }

  func isStarred(_ repository: GitHub.RepositoryName) async throws -> Bool {
    try await activity { try await base.isStarred(repository) }
  }

  func setStarred(_ isStarred: Bool, _ repository: GitHub.RepositoryName) async throws {
    try await activity { try await base.setStarred(isStarred, repository) }
  }
}
