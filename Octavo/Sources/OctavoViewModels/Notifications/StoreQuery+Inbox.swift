import GitHubEndpoints
import GitHubValues

nonisolated extension StoreQuery where Value == [InboxThread] {
  /// The notifications of the user, with what was done with them here.
  public static var inbox: Self { Self(ListQuery.inbox.kind, "", from: .list(ListQuery.inbox)) }
}

nonisolated extension ListQuery where Item == InboxThread {
  /// The list of notifications.
  static var inbox: Self {
    var list = ListQuery(
      kind: "inbox",
      subject: nil,
      endpoint: Endpoint.notifications().map { $0.compactMap { InboxThread($0) } }
    )
    list.refresh = .allPages
    // A thread beyond the pages that are read can be read elsewhere without a trace on them.
    list.longestAge = 1_800
    list.merged = InboxThread.merged
    list.isUnchanged = InboxThread.isUnchanged
    list.continuation = InboxThread.continuation
    list.owner = { $0.thread.repository.owner }
    list.substitute = .inboxSearches
    list.details = ListDetails(of: InboxThread.states) { read, stored in
      (stored.state, stored.stateDate) = (read.state, read.stateDate)
    }
    return list
  }
}
