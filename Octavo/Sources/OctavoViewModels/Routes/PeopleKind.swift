/// A relation between an account and those on a list.
public nonisolated enum PeopleKind: Codable, Hashable, Sendable {
  /// The followers of the account.
  case followers
  /// The accounts that the account follows.
  case following
  /// The organizations of which the account is a member in public.
  case organizations
  /// The members of the organization.
  case members
}
