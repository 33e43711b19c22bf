/// An account, as the list of accounts shows it.
public nonisolated struct AccountRow: Sendable, Identifiable, Equatable {
  /// The account.
  public let account: StoredAccount
  /// The state, such as “Active”; `nil` for an account that is only logged in.
  public let mark: String?

  /// The server and the login.
  public var id: StoredAccount.ID { account.id }

  /// The account as “login@server”.
  public var title: String { "\(account.id)" }

  /// The name of the user; empty for none.
  public var name: String { account.name ?? "" }

  /// The place of the token; empty for none.
  public var detail: String { account.tokenPlace.map { "Token: \(Strings.place($0))" } ?? "" }
}
