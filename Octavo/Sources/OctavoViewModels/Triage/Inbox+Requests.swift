import GitHubValues

/// The requests about the threads of the list, of whichever accounts.
extension Inbox {
  /// The requests that the server has not confirmed.
  var requests: [OutboxRow] { listed.flatMap(\.requests) }

  /// Whether some can still be taken back.
  var canUndo: Bool { requests.contains { $0.state == .held } }

  /// The last requests that one action has made and that can still be taken back, by their
  /// accounts.
  var undoable: [StoredAccount.ID: [Int64]] {
    let held = listed.flatMap { inbox in
      inbox.requests.filter { $0.state == .held }.map { (account: inbox.account.id, row: $0) }
    }
    guard let last = held.max(by: { $0.row.createdAt < $1.row.createdAt }) else { return [:] }
    // What another program has made together has one time.
    let isAction = together[last.account]?.contains(last.row.id) == true
    let undone = held.filter { account, row in
      isAction
        ? together[account]?.contains(row.id) == true
        : account == last.account && row.createdAt == last.row.createdAt
    }
    return Dictionary(grouping: undone, by: \.account).mapValues { $0.map(\.row.id) }
  }
}

nonisolated extension InboxThread {
  /// The account and the number of a thread: those of two accounts can have the same number.
  struct Key: Sendable, Hashable {
    /// The account.
    let account: StoredAccount.ID?
    /// The number.
    let id: InboxThread.ID
  }

  /// The account and the number.
  var key: Key { Key(account: account, id: id) }
}
