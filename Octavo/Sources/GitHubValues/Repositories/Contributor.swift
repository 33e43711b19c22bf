extension GitHub {
  /// An account that has committed to a repository.
  public struct Contributor: Sendable, Hashable, Codable, Identifiable {
    /// The account.
    public var account: Account
    /// The number of its commits on the default branch.
    public var commits: Int

    /// Makes a contributor.
    public init(_ account: Account, commits: Int) {
      self.account = account
      self.commits = commits
    }

    /// The login of the account.
    public var id: String { account.login }
  }
}
