/// A page of a user's tweets, the newest first.
public nonisolated struct TweetPage: Sendable, Equatable {
  /// The tweets.
  public let tweets: [Tweet]
  /// Whether the page is the last one.
  public let isLast: Bool
}
