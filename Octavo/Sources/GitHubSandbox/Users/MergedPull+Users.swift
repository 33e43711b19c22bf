extension MergedPull {
  /// Returns the author of its newest commit, or the owner of its branch.
  func author(among users: UserDirectory) -> User {
    headRecord.flatMap { users.user(email: $0.author.email) } ?? users.user(login: headOwner)
      ?? User(login: headOwner)
  }

  /// Returns the author of the merge commit, if it is a known user.
  func merger(among users: UserDirectory) -> User? {
    users.user(email: merge.author.email)
  }
}
