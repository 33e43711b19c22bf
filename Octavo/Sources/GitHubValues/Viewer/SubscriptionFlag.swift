extension GitHub {
  /// The subscription of the user to an issue or a pull request as a flag.
  public struct SubscriptionFlag: Sendable, Hashable {
    /// The id of the repository.
    public var repository: RepositoryID
    /// The number of the issue or pull request.
    public var number: Int

    /// Reads the key of a flag.
    init?(key: String) {
      let parts = key.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let repository = Int(parts[0]), let number = Int(parts[1]) else {
        return nil
      }
      self.repository = RepositoryID(rawValue: repository)
      self.number = number
    }
  }
}

extension GitHub.ViewerFlag {
  /// The subscription to an issue or a pull request.
  public static func subscription(to issue: GitHub.IssuePlace) -> Self {
    Self(.subscription, key: issue.key)
  }

  /// The subscription that the flag is; `nil` for another flag.
  public var subscription: GitHub.SubscriptionFlag? {
    kind == .subscription ? GitHub.SubscriptionFlag(key: key) : nil
  }
}
