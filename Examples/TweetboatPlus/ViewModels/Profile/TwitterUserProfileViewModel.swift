public import BinderyNavigation

/// A user's profile, formatted for display.
public final class TwitterUserProfileViewModel: ViewModel {
  /// The full name.
  public let userFullName: String
  /// The name with its sign, such as “@lighthouse”.
  public let usernameText: String
  /// The sentence about themselves.
  public let bio: String
  /// The picture.
  public let userAvatarImage: AvatarImage
  /// Further details, each with a title and a text.
  public let details: [(title: String, text: String)]

  init(_ user: TwitterUser) {
    userFullName = user.fullName
    usernameText = "@\(user.username)"
    bio = user.bio
    userAvatarImage = user.avatar
    details = [
      ("Home port", user.homePort),
      ("Followers", "\(user.followers)"),
      ("Tweets", user.tweetCount == 0 ? "None yet" : "\(user.tweetCount)"),
    ]
  }
}
