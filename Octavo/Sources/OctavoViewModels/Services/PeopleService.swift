public import Foundation
public import GitHubValues

/// Accounts and who follows whom.
public protocol PeopleService: AnyObject {
  /// An account by its login.
  func user(_ login: String) async throws -> GitHub.User

  /// A page of those who follow `login`.
  func followers(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Account>

  /// A page of those whom `login` follows.
  func following(of login: String, at next: URL?) async throws -> GitHub.Page<GitHub.Account>

  /// Whether the person follows `login`.
  func isFollowing(_ login: String) async throws -> Bool

  /// Makes the person follow `login`, or follow it no longer; it may be so already.
  func setFollowing(_ isFollowing: Bool, _ login: String) async throws
}
