import GitHubEndpoints
public import GitHubValues

/// A thread of the inbox that the user has read.
public nonisolated struct NotificationRead: NotificationRequest, Hashable {
  /// The name in the store.
  public static let name = "notification read"
  /// Nothing is new in the thread.
  public static let mark: InboxThread.Mark? = .read
  /// The thread as the user saw it.
  public let thread: GitHub.NotificationThread

  /// Makes the request.
  public init(_ thread: GitHub.NotificationThread) { self.thread = thread }

  /// “Mark ada/engine: The wheel squeaks as read”.
  public var sentence: String { "Mark \(threadWords) as read" }

  /// Marks the thread as read.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    try await attempt.gitHub.send(.markAsRead(notification: thread.id))
    return result
  }
}
