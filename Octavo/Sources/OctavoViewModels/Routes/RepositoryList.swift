/// A list of repositories that somebody has.
public nonisolated enum RepositoryList: Sendable, Hashable, Codable {
  /// What the person owns, private repositories too, by name.
  case owned
  /// What the person starred, the latest star first.
  case starred
  /// What somebody owns in public, by name.
  case ownedBy(String)
  /// What somebody starred, the latest star first.
  case starredBy(String)
}
