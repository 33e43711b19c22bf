/// Everybody whom the service knows.
nonisolated enum Crew {
  /// A user, and what they have said, the newest first.
  struct Member: Sendable {
    let user: TwitterUser
    let tweets: [Tweet]
    let isStormy: Bool

    init(
      _ username: String,
      _ fullName: String,
      bio: String,
      homePort: String,
      followers: Int,
      avatar: [String],
      isStormy: Bool = false,
      _ texts: [String]
    ) {
      self.isStormy = isStormy
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

  static func member(named username: String) -> Member? {
    all.first { $0.user.username.lowercased() == username.lowercased() }
  }
}
