import GitHubEndpoints
import GitHubValues

/// An account that is followed, or no longer is.
public nonisolated struct FollowRequest: FlagRequest {
  /// The name in the store.
  public static let name = GitHub.ViewerFlag.Kind.follow.rawValue
  /// The state that is to be.
  public let change: FlagChange

  /// Makes the request.
  public init(_ change: FlagChange) { self.change = change }

  /// “Follow ada”.
  public var sentence: String { "\(target ? "Follow" : "Unfollow") \(flag.key)" }

  /// The page of the account.
  public var route: Route? { .user(flag.key) }

  /// Follows or unfollows, by the login that the account has now: the server has no other way.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    var login = flag.key
    if let id = change.item { login = try await attempt.read(.user(id: id)).login }
    try await attempt.gitHub.send(.setFollowing(target, login))
    return RequestResult()
  }
}
