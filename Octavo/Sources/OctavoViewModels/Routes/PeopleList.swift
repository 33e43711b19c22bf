public import GitHubValues

/// A list of accounts that belongs to another account or to a repository.
public nonisolated enum PeopleList: Codable, Hashable, Sendable {
  /// The followers of an account.
  case followers(of: String)
  /// The accounts that an account follows.
  case following(of: String)
  /// The organizations of an account: all of the user's own, else those with a public membership.
  case organizations(of: String)
  /// The members of an organization.
  case members(of: String)
  /// The accounts that have starred a repository.
  case stargazers(of: GitHub.RepositoryName)
  /// The accounts that get notifications about everything in a repository.
  case watchers(of: GitHub.RepositoryName)
}
