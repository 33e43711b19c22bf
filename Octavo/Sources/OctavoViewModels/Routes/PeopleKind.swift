/// A relation between an account and those on a list.
public nonisolated enum PeopleKind: Codable, Hashable, Sendable {
  /// The followers of the account.
  case followers
  /// The accounts that the account follows.
  case following
}
