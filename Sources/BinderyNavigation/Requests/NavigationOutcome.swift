/// The answer of a navigation to a request.
public nonisolated enum NavigationOutcome: Sendable, Equatable {
  /// The request has been performed.
  case accepted
  /// The request waits for the request that is being performed, or for the answer of a guarded
  /// screen.
  case queued
  /// The request has nothing to act on, or was intercepted; nothing has changed.
  case refused
}
