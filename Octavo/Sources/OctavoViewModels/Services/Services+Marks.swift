public import GitHubValues

extension Services {
  /// Stars a repository or removes the star, and tells the user if the server refused.
  ///
  /// All screens show the change at once, and again what was before if it came to nothing. Where it
  /// is not known whether the repository is starred, the server is asked first.
  public func setStarred(_ isStarred: Bool, _ repository: GitHub.Repository) async {
    do {
      try await stars.set(isStarred, repository.fullName)
    } catch {
      tell(words(for: error).map { "The star was not changed. \($0)" })
    }
  }

  /// Follows or unfollows an account, and tells the user if the server refused.
  public func setFollowing(_ isFollowing: Bool, _ login: String) async {
    do {
      try await follows.set(isFollowing, login)
    } catch {
      tell(words(for: error).map { "Nothing was changed. \($0)" })
    }
  }

  /// Forgets everything of the account that was logged in.
  func forgetAccount() {
    stars.forget()
    follows.forget()
  }
}
