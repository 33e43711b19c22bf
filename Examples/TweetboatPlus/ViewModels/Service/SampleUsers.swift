/// The users of the local service.
nonisolated enum SampleUsers {
  /// A user with all tweets, the newest first.
  struct Entry: Sendable {
    let user: TwitterUser
    let tweets: [Tweet]
    let losesPages: Bool

    init(
      _ username: String,
      _ fullName: String,
      bio: String,
      homePort: String,
      followers: Int,
      avatar: [String],
      losesPages: Bool = false,
      _ texts: [String]
    ) {
      self.losesPages = losesPages
      user = TwitterUser(
        username: username,
        fullName: fullName,
        bio: bio,
        homePort: homePort,
        followers: followers,
        tweetCount: texts.count,
        avatar: AvatarImage(avatar)
      )
      var tweets: [Tweet] = []
      for (place, text) in texts.enumerated() {
        tweets.append(
          Tweet(number: texts.count - place, text: text, hoursAgo: place * (place + 3) / 2)
        )
      }
      self.tweets = tweets
    }
  }

  static let all = [lighthouse, gull, boat, octopus, petrel]

  static func entry(named username: String) -> Entry? {
    all.first { $0.user.username.lowercased() == username.lowercased() }
  }
}
