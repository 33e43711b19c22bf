/// The names of accounts, and the identities of rows.
extension Inbox {
  /// The names of the accounts where there are several: the login, with the server if they have
  /// different ones.
  var names: [StoredAccount.ID: String] {
    guard hasSeveral else { return [:] }
    let isOneServer = Set(accounts.map(\.account.id.server)).count == 1
    let names = accounts.map(\.account.id).map { ($0, isOneServer ? $0.login : "\($0)") }
    return Dictionary(names) { first, _ in first }
  }

  /// Returns the identities of the rows of threads: their numbers, with accounts other than the one
  /// that is shown.
  func rowIDs(of items: [InboxThread]) -> [String] {
    let shown = own?.account.id
    return items.map { $0.account == shown ? $0.id : $0.foreignID }
  }
}

nonisolated extension InboxThread {
  /// The identity of its row beside those of the account that is shown.
  var foreignID: String { account.map { "\($0) \(id)" } ?? id }
}
