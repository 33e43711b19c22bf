/// Somebody who awaits an execution.
///
/// The outcome is left in the run, so no value crosses an isolation.
@MainActor
@usableFromInline
final class RunCaller {
  /// Whether the caller was cancelled, and no longer cares.
  var hasLeft = false
  private var continuation: CheckedContinuation<Void, Never>?
  private var isDone = false

  init() {}

  deinit {}

  /// Returns when ``resume()`` has been called.
  func wait() async {
    guard !isDone else { return }
    await withCheckedContinuation { continuation = $0 }
  }

  /// Lets the caller go on.
  func resume() {
    isDone = true
    continuation?.resume()
    continuation = nil
  }
}
