/// A relation between an account and those on a list.
public nonisolated enum PeopleKind: Codable, Hashable, Sendable {
  /// Those who follow the account.
  case followers
  /// Those whom the account follows.
  case following
}
