/// One tweet.
public nonisolated struct Tweet: Sendable, Equatable {
  /// Tells the tweets of a user apart; the newest has the highest number.
  public let number: Int
  /// The words.
  public let text: String
  /// How old it is.
  public let hoursAgo: Int
}
