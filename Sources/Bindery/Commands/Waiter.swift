/// Suspends a task on the main actor until another part of the program resumes it.
///
/// The waiting task reads the outcome here, so no value crosses an isolation. ``Completion`` is for
/// code that resumes from another isolation.
@MainActor
@usableFromInline
package final class Waiter<Output> {
  /// Whether the waiting task was cancelled.
  var isCancelled = false
  private var continuation: CheckedContinuation<Void, Never>?
  private var isDone = false
  /// The outcome, if the task waited until there was one.
  package private(set) var outcome: Result<Output, any Error>?

  /// Makes a waiter whose task does not wait yet.
  package init() {}

  deinit {}

  /// Returns when ``resume(_:)`` has been called, at once if it was called before.
  package func wait() async {
    guard !isDone else { return }
    await withCheckedContinuation { continuation = $0 }
  }

  /// Resumes the task; only the first call does.
  package func resume(_ outcome: Result<Output, any Error>? = nil) {
    guard !isDone else { return }
    isDone = true
    self.outcome = outcome
    continuation?.resume()
    continuation = nil
  }
}
