import GitHubEndpoints
public import GitHubValues

/// A thread of the inbox with which the user is done.
public nonisolated struct NotificationDone: NotificationRequest, Hashable {
  /// The name in the store.
  public static let name = "notification done"
  /// Hides the thread, which is read as well.
  public static let mark: InboxThread.Mark? = .done
  /// Whether the user can take it back before it is sent: yes, the server has no way back.
  public static let isHeld = true
  /// The thread as the user saw it.
  public let thread: GitHub.NotificationThread

  /// Makes the request.
  public init(_ thread: GitHub.NotificationThread) { self.thread = thread }

  /// “Done with ada/engine: The wheel squeaks”.
  public var sentence: String { "Done with \(threadWords)" }

  /// Marks the thread as done.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    try await attempt.gitHub.send(.markAsDone(notification: thread.id))
    return result
  }
}
