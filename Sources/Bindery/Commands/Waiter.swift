/// Somebody who awaits an execution.
///
/// The outcome is left here, so no value crosses an isolation.
@MainActor
@usableFromInline
final class Waiter<Output> {
  /// Whether the caller was cancelled, and no longer cares.
  var isCancelled = false
  private var continuation: CheckedContinuation<Void, Never>?
  private var isDone = false
  /// How the execution ended, if the caller waited until then.
  private(set) var outcome: Result<Output, any Error>?

  init() {}

  deinit {}

  /// Returns when ``resume()`` has been called.
  func wait() async {
    guard !isDone else { return }
    await withCheckedContinuation { continuation = $0 }
  }

  /// Lets the caller go on.
  func resume(_ outcome: Result<Output, any Error>? = nil) {
    isDone = true
    self.outcome = outcome
    continuation?.resume()
    continuation = nil
  }
}
