import GitHubValues

nonisolated extension Strings {
  /// The short title of the action on a star, which is removed only where it is known to be there.
  public static func starAction(isStarred: Bool?) -> String {
    isStarred == true ? "Unstar" : "Star"
  }

  /// Returns the number of stars and whether the user gave one, for a screen reader: “8 stars, starred”.
  public static func stars(_ count: Int, isStarred: Bool?) -> String {
    let state =
      switch isStarred {
      case true?: "starred"
      case false?: "not starred"
      case nil: "not known whether starred"
      }
    return "\(self.count(count, "star")), \(state)"
  }

  /// The messages after a star: for one that was changed, and for one that was so already.
  static func starred(
    _ name: GitHub.RepositoryName,
    _ isStarred: Bool
  ) -> (changed: String, unchanged: String) {
    isStarred
      ? ("Starred \(name).", "You have already starred \(name).")
      : ("Removed the star from \(name).", "You have not starred \(name).")
  }

  /// The messages after a follow: for one that was changed, and for one that was so already.
  static func followed(
    _ login: String,
    _ isFollowing: Bool
  ) -> (changed: String, unchanged: String) {
    isFollowing
      ? ("Following \(login).", "You already follow \(login).")
      : ("Unfollowed \(login).", "You do not follow \(login).")
  }

  /// The message for a star or follow that was not changed, before the reason.
  static func refused(_ flag: GitHub.ViewerFlag, _ target: Bool) -> String {
    switch (flag.kind, target) {
    case (.star, true): "\(flag.key) was not starred."
    case (.star, false): "The star of \(flag.key) was not removed."
    case (.follow, true): "\(flag.key) was not followed."
    case (.follow, false): "\(flag.key) was not unfollowed."
    }
  }
}
