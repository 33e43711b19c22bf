/// One tweet, in words that a cell only has to show.
public nonisolated struct TweetCellViewModel: Sendable, Equatable, Identifiable {
  /// The tweet's number.
  public let id: Int
  /// Who wrote it.
  public let tweetAuthorFullName: String
  /// The picture of who wrote it.
  public let tweetAuthorAvatarImage: AvatarImage
  /// The words.
  public let tweetContent: String
  /// How old it is: “now”, “5 h” or “3 d”.
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
