import GitHubValues

nonisolated extension Strings {
  /// The short title of the action on a star, which is removed only where it is known to be there.
  public static func starAction(isStarred: Bool?) -> String {
    isStarred == true ? "Remove Star" : "Star"
  }

  /// The short title of the action on a follow, which only loads it while it is not known.
  public static func followAction(isFollowing: Bool?) -> String {
    switch isFollowing {
    case true?: "Unfollow"
    case false?: "Follow"
    case nil: "Check If Following"
    }
  }

  /// The short title of the action on a subscription, which only loads it while it is not known.
  static func subscriptionAction(isSubscribed: Bool?) -> String {
    switch isSubscribed {
    case true?: "Unsubscribe"
    case false?: "Subscribe"
    case nil: "Check If Subscribed"
    }
  }

  /// Returns the number of stars and whether the user gave one, for a screen reader: “8 stars,
  /// starred”.
  public static func stars(_ count: Int, isStarred: Bool?) -> String {
    let state =
      switch isStarred {
      case true?: "starred"
      case false?: "not starred"
      case nil: "unknown whether starred"
      }
    return "\(self.count(count, "star")), \(state)"
  }

  /// Returns the number of forks in full, for a screen reader.
  public static func forks(_ count: Int) -> String { self.count(count, "fork") }

  /// The messages after a star: for one that was changed, and for one that was so already.
  static func starred(
    _ name: GitHub.RepositoryName,
    _ isStarred: Bool
  ) -> (changed: String, unchanged: String) {
    isStarred
      ? ("Starred \(name).", "You have already starred \(name).")
      : ("Removed the star from \(name).", "You haven’t starred \(name).")
  }

  /// The messages after a follow: for one that was changed, and for one that was so already.
  static func followed(
    _ login: String,
    _ isFollowing: Bool
  ) -> (changed: String, unchanged: String) {
    isFollowing
      ? ("Following \(login).", "You already follow \(login).")
      : ("Unfollowed \(login).", "You don’t follow \(login).")
  }

  /// The messages after a change of a subscription, as those after a star.
  static func subscribed(
    _ issue: GitHub.IssuePlace,
    _ isSubscribed: Bool
  ) -> (changed: String, unchanged: String) {
    isSubscribed
      ? ("Subscribed to \(issue).", "You are already subscribed to \(issue).")
      : ("Unsubscribed from \(issue).", "You aren’t subscribed to \(issue).")
  }

  /// The message for a follow that could not be loaded, before the reason.
  static func unknownFollow(of login: String) -> String {
    "Could not load whether you follow \(login)."
  }

  /// The message for a subscription that could not be loaded, before the reason.
  static func unknownSubscription(to issue: GitHub.IssuePlace) -> String {
    "Could not load whether you are subscribed to \(issue)."
  }
}
