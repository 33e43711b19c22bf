import GitHubEndpoints
public import GitHubValues

/// The end of notifications about a thread of the inbox.
public nonisolated struct NotificationSubscription: NotificationRequest, Hashable {
  /// The name in the store.
  public static let name = "notification subscription"
  /// None: what is new stays new.
  public static let mark: InboxThread.Mark? = nil
  /// The thread as the user saw it.
  public let thread: GitHub.NotificationThread
  /// The state that it is to have.
  public let state: InboxThread.Subscription

  /// Makes the request.
  public init(_ state: InboxThread.Subscription, to thread: GitHub.NotificationThread) {
    (self.thread, self.state) = (thread, state)
  }

  /// “Mute ada/engine: The wheel squeaks”.
  public var sentence: String {
    switch state {
    case .unsubscribed: "Unsubscribe from \(threadWords)"
    case .muted: "Mute \(threadWords)"
    }
  }

  /// Notes the state.
  public func apply(to thread: inout InboxThread) { thread.subscription = state }

  /// Unsubscribes, or ignores the thread.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    switch state {
    case .unsubscribed:
      try await attempt.gitHub.send(.unsubscribe(fromNotification: thread.id))
    case .muted:
      _ = try await attempt.gitHub.send(.subscribe(toNotification: thread.id, ignoring: true))
    }
    return result
  }
}
