import BinderyNavigation
import GitHubValues

/// The requests about threads, each of which goes to the account of its thread.
extension Services {
  /// Adds a request for each thread, with one notice that offers to take them all back.
  func change(
    _ items: [InboxThread],
    _ notice: String? = nil,
    by request: (InboxThread) -> any RequestKind
  ) {
    add(requests(items) { $0.map(request) }, notice)
  }

  /// Returns the requests that a function makes of the threads of each account.
  func requests(
    _ items: [InboxThread],
    by make: ([InboxThread]) -> [any RequestKind]
  ) -> [StoredAccount.ID: [any RequestKind]] {
    let shown = untracked { session.shownAccount }
    var found: [StoredAccount.ID: [InboxThread]] = [:]
    for item in items {
      if let account = item.account ?? shown { found[account, default: []].append(item) }
    }
    return found.mapValues(make)
  }

  /// Adds requests to the outboxes of their accounts.
  ///
  /// An account that has logged out keeps no other one from them.
  func add(_ requests: [StoredAccount.ID: [any RequestKind]], _ notice: String? = nil) {
    Task.immediate { [self] in
      var made: [StoredAccount.ID: [Int64]] = [:]
      let failure = await forEachAccount(of: requests) { account, requests in
        made[account.id] = try await account.outbox.add(each: requests)
      }
      inbox.together = made
      guard let text = failure ?? notice else { return }
      let hasMade = made.values.contains { !$0.isEmpty }
      if hasMade { return showNotice(text, action: "Undo") { self.undo(made) } }
      showNotice(failure)
    }
  }

  /// Takes requests back, and says for how many it is too late.
  func undo(_ requests: [StoredAccount.ID: [Int64]]) {
    let count = requests.values.reduce(0) { $0 + $1.count }
    Task.immediate { [self] in
      var late = 0
      let failure = await forEachAccount(of: requests) { account, ids in
        late += ids.count - (try await account.outbox.takeBack(ids))
      }
      if let failure { return showNotice(failure) }
      showTooLate(late, of: count)
    }
  }

  /// Does something with each account, in the order of their names, and returns the message of the
  /// last failure; `nil` without one.
  func forEachAccount<Value>(
    of values: [StoredAccount.ID: Value],
    _ body: (AccountServices, Value) async throws -> Void
  ) async -> String? {
    var failure: String?
    for (id, value) in values.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      do {
        try await body(session.services(of: id), value)
      } catch {
        failure = message(for: error) ?? failure
      }
    }
    return failure
  }
}
