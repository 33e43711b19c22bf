public import GitHubValues

extension Services {
  /// Stars a repository or takes the star back, and tells the person if the server refused.
  ///
  /// All screens show the change at once, and again what was before if it came to nothing.
  public func toggleStar(_ repository: GitHub.Repository) async {
    do {
      let isStarred = try await stars.toggle(repository.fullName)
      await store.setStarred(isStarred, repository)
    } catch {
      tell(words(for: error).map { "The star was not changed. \($0)" })
    }
  }

  /// Follows an account or no longer, and tells the person if the server refused.
  public func toggleFollow(_ login: String) async {
    do {
      try await follows.toggle(login)
    } catch {
      tell(words(for: error).map { "Nothing was changed. \($0)" })
    }
  }

  /// Forgets what belonged to the account that was logged in.
  func forgetMarks() {
    stars.forget()
    follows.forget()
  }
}
