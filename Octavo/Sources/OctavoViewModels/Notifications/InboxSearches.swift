import GitHubEndpoints
import GitHubValues

nonisolated extension StoreQuery where Value == Bool {
  /// Whether the inbox is built from searches, because the token has no access to notifications.
  public static var isInboxFromSearches: Self { Self("inbox from searches", "", from: .stored) }
}

nonisolated extension ListSubstitute where Item == InboxThread {
  /// The searches that stand in for the notifications, with at most 50 threads each.
  static var inboxSearches: Self {
    ListSubstitute(
      endpoints: { $0.inboxQueries?.map(Self.endpoint) },
      merged: { InboxThread.merged(found: $0, isComplete: $1, after: $2) },
      isUsed: .isInboxFromSearches,
      // GitHub allows 30 searches a minute, for all that the user does. Together with the news, an
      // idle hour has some sixty requests.
      shortestAge: 900
    )
  }

  private static func endpoint(_ search: InboxSearch) -> Endpoint<GitHub.Page<InboxThread>> {
    Endpoint.lastChangedIssues(matching: search.query).map { [reason = search.reason] page in
      page.compactMap { InboxThread($0, because: reason) }
    }
  }
}

/// A search for threads of the inbox, and the reason that its results have.
private nonisolated struct InboxSearch: Sendable {
  let query: String
  let reason: GitHub.NotificationThread.Reason

  /// One search for each reason, the strongest first.
  static let all = [
    Self(query: "is:open is:pr review-requested:@me", reason: .reviewRequested),
    Self(query: "is:open assignee:@me", reason: .assign),
    Self(query: "is:open mentions:@me", reason: .mention),
    Self(query: "is:open author:@me", reason: .author),
  ]

  /// The same searches for an app, which may look for one kind of subject at a time.
  static let ofApp = all.flatMap { search in
    guard !search.query.contains("is:pr") else { return [search] }
    return ["is:issue", "is:pr"].map { Self(query: "\(search.query) \($0)", reason: search.reason) }
  }
}

nonisolated extension APIError {
  /// The searches after a refusal of the notifications; `nil` if the kind of the token is not the
  /// reason for it.
  fileprivate var inboxQueries: [InboxSearch]? {
    guard reason == .forbidden, let message else { return nil }
    // The first is the refusal of a fine-grained token, the second that of one with scopes.
    let refusals = [
      "Resource not accessible by personal access token", "Missing the 'notifications' scope",
    ]
    if refusals.contains(where: message.hasPrefix) { return InboxSearch.all }
    return message.hasPrefix("Resource not accessible by integration") ? InboxSearch.ofApp : nil
  }
}
