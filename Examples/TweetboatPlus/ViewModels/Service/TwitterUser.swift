/// A user of the service.
public nonisolated struct TwitterUser: Sendable, Equatable {
  /// The username, in the user's own spelling.
  public let username: String
  /// The full name.
  public let fullName: String
  /// The sentence in the profile.
  public let bio: String
  /// The home port.
  public let homePort: String
  /// The number of followers.
  public let followers: Int
  /// The number of tweets.
  public let tweetCount: Int
  /// The avatar.
  public let avatar: AvatarImage
}
