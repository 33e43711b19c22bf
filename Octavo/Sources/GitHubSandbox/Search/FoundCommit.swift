/// A commit that a search has found.
struct FoundCommit: Sendable {
  let commit: CommitRecord
  let repository: HostedRepository

  /// Whether the conditions hold that are about the commit.
  func matches(_ query: SearchQuery, _ users: UserDirectory) -> Bool {
    query.conditions.allSatisfy { condition in
      let login: String? =
        switch condition.key {
        case "author": users.user(email: commit.author.email)?.key
        case "committer": users.user(email: commit.committer.email)?.key
        default: nil
        }
      guard ["author", "committer"].contains(condition.key) else { return true }
      return (login == condition.value) != condition.isNegated
    }
  }
}
