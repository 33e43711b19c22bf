/// Somebody who tweets.
public nonisolated struct TwitterUser: Sendable, Equatable {
  /// The name in the address, as its owner writes it.
  public let username: String
  /// The name.
  public let fullName: String
  /// A sentence about themselves.
  public let bio: String
  /// Where they are at home.
  public let homePort: String
  /// How many follow them.
  public let followers: Int
  /// How many tweets there are.
  public let tweetCount: Int
  /// Their picture.
  public let avatar: AvatarImage
}
