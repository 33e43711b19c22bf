/// The token of work that a task does, which cancels the task unless the work is over.
@MainActor
package final class TaskDisposable: Disposable {
  /// The task, to be set once it has been made.
  package var task: Task<Void, Never>?
  /// Whether the work is over or was cancelled.
  package private(set) var isDisposed = false

  /// Makes a token without a task.
  package init() {}

  deinit {}

  /// Cancels the task.
  package func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    task?.cancel()
    task = nil
  }

  /// Notes that the work has begun for good, or is over, and can no longer be cancelled.
  ///
  /// - Returns: Whether it had not been cancelled before.
  @discardableResult
  package func finish() -> Bool {
    guard !isDisposed else { return false }
    isDisposed = true
    task = nil
    return true
  }
}
