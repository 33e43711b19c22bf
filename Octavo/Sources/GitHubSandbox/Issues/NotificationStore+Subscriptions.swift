/// The subscription of a user to the subject of a notification.
struct ThreadSubscription: Sendable {
  let state: SubscriptionState
  /// The time at which the user began to take part, or chose the state.
  let time: Int
}

/// The subscriptions to the subjects of notifications; participants have those to issues.
extension NotificationStore {
  private var issues: IssueStore { IssueStore(state: state) }

  /// Returns the subscription of a user who takes part in a subject or has chosen one.
  func subscription(to thread: StoredThread) async throws -> ThreadSubscription? {
    guard let issue = thread.issue else {
      return thread.subscription.map { .init(state: $0, time: thread.subscribed ?? 0) }
    }
    return try await issues.participant(thread.login, in: issue)
      .map { .init(state: $0.state, time: $0.time) }
  }

  /// Sets the subscription of a user to the subject of a notification, and returns it.
  func set(
    _ newState: SubscriptionState,
    to thread: StoredThread,
    at time: Int
  ) async throws -> ThreadSubscription {
    if let issue = thread.issue {
      try await issues.set(newState, of: thread.login, to: issue, at: time)
    } else {
      try await change(thread.id, at: time) { thread in
        (thread.subscription, thread.subscribed) = (newState, time)
      }
    }
    return ThreadSubscription(state: newState, time: time)
  }
}
