/// Some of a user's tweets, the newest first.
public nonisolated struct TweetPage: Sendable, Equatable {
  /// The tweets.
  public let tweets: [Tweet]
  /// Whether no page follows.
  public let isLast: Bool
}
