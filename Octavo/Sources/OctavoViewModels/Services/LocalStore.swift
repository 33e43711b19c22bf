public import GitHubValues

/// The store with the counts that a star or a follow changes.
public protocol LocalStore: EntityStore {
  /// Counts a star that was given or taken, and puts the repository on the list of starred ones.
  func setStarred(_ isStarred: Bool, _ name: GitHub.RepositoryName) async

  /// Counts a follower that an account has won or lost.
  func setFollowing(_ isFollowing: Bool, _ login: String) async
}
