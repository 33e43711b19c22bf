public import Foundation
public import GitHubValues

extension GitHubAPI {
  /// The account whose token it is.
  public func currentUser() async throws -> GitHub.User {
    try await value(for: .get(["user"]))
  }

  /// An account by its login.
  public func user(_ login: String) async throws -> GitHub.User {
    try await value(for: .get(["users", login]))
  }

  /// Who follows an account.
  public func followers(of login: String) -> Pages<GitHub.Account> {
    pages(["users", login, "followers"])
  }

  /// Whom an account follows.
  public func following(of login: String) -> Pages<GitHub.Account> {
    pages(["users", login, "following"])
  }

  /// Whether the logged-in account follows another.
  public func isFollowing(_ login: String) async throws -> Bool {
    try await isTrue(["user", "following", login])
  }

  /// Makes the logged-in account follow another; following it already is no error.
  public func follow(_ login: String) async throws {
    try await perform(.put, ["user", "following", login])
  }

  /// Makes the logged-in account follow another no longer.
  public func unfollow(_ login: String) async throws {
    try await perform(.delete, ["user", "following", login])
  }

  /// The picture at an account's `avatarURL`, as the file that the server has.
  ///
  /// The token goes along only to the API's own server.
  ///
  /// - Throws: `.tooLarge` for a picture of more than a megabyte, `.redirect` for an address
  ///   that is not worth asking.
  public func avatar(at url: URL) async throws -> Data {
    let request = Request(target: .address(url), accept: MediaType.image)
    guard url.scheme == "https" || url.origin == host.apiURL.origin else {
      throw APIError(.redirect, request: request.summary)
    }
    return try await bytes(for: request, limit: 1 << 20).body
  }
}
