/// A tweet, formatted for a cell.
public nonisolated struct TweetCellViewModel: Sendable, Equatable, Identifiable {
  /// The tweet's number.
  public let id: Int
  /// The full name of the author.
  public let tweetAuthorFullName: String
  /// The avatar of the author.
  public let tweetAuthorAvatarImage: AvatarImage
  /// The text of the tweet.
  public let tweetContent: String
  /// The age of the tweet: “now”, “5 h” or “3 d”.
  public let tweetAge: String

  init(_ tweet: Tweet, by author: TwitterUser) {
    id = tweet.number
    tweetAuthorFullName = author.fullName
    tweetAuthorAvatarImage = author.avatar
    tweetContent = tweet.text
    tweetAge =
      switch tweet.hoursAgo {
      case ..<1: "now"
      case ..<48: "\(tweet.hoursAgo) h"
      default: "\(tweet.hoursAgo / 24) d"
      }
  }
}
