public import Foundation
public import GitHubValues

extension Endpoint where Value == GitHub.User {
  /// The user who is logged in.
  public static var currentUser: Self { .object(.get(["user"])) }

  /// An account by its login.
  public static func user(_ login: String) -> Self { .object(.get(["users", login])) }

  /// An account by its id, whatever its login is by now.
  public static func user(id: Int) -> Self { .object(.get(["user", "\(id)"])) }
}

extension Endpoint where Value == GitHub.Page<GitHub.Account> {
  /// The followers of an account.
  public static func followers(of login: String) -> Self {
    .list(.get(["users", login, "followers"]))
  }

  /// The accounts that an account follows.
  public static func following(of login: String) -> Self {
    .list(.get(["users", login, "following"]))
  }
}

extension Endpoint where Value == Bool {
  /// Whether the user who is logged in follows an account.
  public static func isFollowing(_ login: String) -> Self {
    .exists(.get(["user", "following", login]))
  }

  /// Whether an account follows another one.
  public static func isFollowing(_ login: String, by follower: String) -> Self {
    .exists(.get(["users", follower, "following", login]))
  }
}

extension Endpoint where Value == Void {
  /// Follows or unfollows an account; it may be so already.
  public static func setFollowing(_ isFollowing: Bool, _ login: String) -> Self {
    .action(.write(isFollowing ? .put : .delete, ["user", "following", login]))
  }
}

extension Endpoint where Value == Data {
  /// The picture at the `avatarURL` of an account: a file of at most a megabyte.
  ///
  /// It may be on another server, which must be reached over HTTPS and does not get the token.
  public static func avatar(at url: URL) -> Self {
    var request = GitHub.Request.get([], as: .image)
    request.address = url
    request.isAllowedElsewhere = true
    return .bytes(request, limit: 1 << 20)
  }
}
