/// The account of threads, as far as their rows depend on it.
nonisolated struct InboxOwner: Sendable, Equatable {
  /// The login.
  let login: String?
  /// The name of the account in a list of several; `nil` in one of a single account.
  let name: String?
  /// The addresses of the pages of its server.
  let web: WebAddress
}

extension InboxViewModel {
  /// Returns the accounts of the threads of the list; without an account, the one that is shown.
  func makeOwners() -> [StoredAccount.ID?: Shared<InboxOwner>] {
    let inbox = services.inbox
    let names = inbox.isShared ? inbox.names : [:]
    var owners: [StoredAccount.ID?: Shared<InboxOwner>] = [
      nil: Shared(InboxOwner(login: nil, name: nil, web: services.web))
    ]
    for account in inbox.listed.map(\.account) {
      let owner = InboxOwner(login: account.id.login, name: names[account.id], web: account.web)
      owners[account.id] = Shared(owner)
    }
    return owners
  }
}
