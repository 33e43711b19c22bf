public import GitHubValues

nonisolated extension GitHub.Account {
  /// The kind of the account as a word; `nil` if it is not known.
  public var kindTitle: String? {
    if isBot { return Strings.bot }
    switch kind {
    case .user?: return "User"
    case .organization?: return "Organization"
    default: return nil
    }
  }

  /// The kind of an account that is no user; `nil` for a user.
  public var mark: String? { kind == .user && !isBot ? nil : kindTitle }
}
