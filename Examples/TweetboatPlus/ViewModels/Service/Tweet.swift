/// One tweet.
public nonisolated struct Tweet: Sendable, Equatable {
  /// The number of the tweet among those of its user; the newest has the highest number.
  public let number: Int
  /// The text.
  public let text: String
  /// The age in hours.
  public let hoursAgo: Int
}
