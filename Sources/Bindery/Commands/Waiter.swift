/// A caller that awaits an execution.
///
/// The caller reads the outcome here, so no value crosses an isolation.
@MainActor
@usableFromInline
final class Waiter<Output> {
  /// Whether the task of the caller was cancelled.
  var isCancelled = false
  private var continuation: CheckedContinuation<Void, Never>?
  private var isDone = false
  /// The outcome of the execution, if the caller waited until its end.
  private(set) var outcome: Result<Output, any Error>?

  init() {}

  deinit {}

  /// Returns when ``resume()`` has been called.
  func wait() async {
    guard !isDone else { return }
    await withCheckedContinuation { continuation = $0 }
  }

  /// Resumes the caller.
  func resume(_ outcome: Result<Output, any Error>? = nil) {
    isDone = true
    self.outcome = outcome
    continuation?.resume()
    continuation = nil
  }
}
