import GitHubEndpoints
public import GitHubValues

/// A thread of the inbox with which the user is done.
public nonisolated struct NotificationDone: NotificationRequest, Hashable {
  /// The name in the store.
  public static let name = "notification done"
  /// Hides the thread, which is read as well.
  public static let mark: InboxThread.Mark? = .done
  /// The seconds in which it can be taken back: the server has no way back.
  public static let hold = 5.0
  /// The thread as the user saw it.
  public let thread: GitHub.NotificationThread

  /// Makes the request.
  public init(_ thread: GitHub.NotificationThread) { self.thread = thread }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    var request = storedForm
    request.hold = Self.hold
    return request
  }

  /// “Done with ada/engine: The wheel squeaks”.
  public var sentence: String { "Done with \(threadWords)" }

  /// Marks the thread as done.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    try await attempt.gitHub.send(.markAsDone(notification: thread.id))
    return result
  }
}
