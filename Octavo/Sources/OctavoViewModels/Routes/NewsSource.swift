/// The account whose events a feed shows.
public nonisolated enum NewsSource: Codable, Hashable, Sendable {
  /// The events of the users whom the account follows.
  case received(by: String)
  /// The events of the account.
  case performed(by: String)
}
