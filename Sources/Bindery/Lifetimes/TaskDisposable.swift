/// A handle of work in a task, which it cancels unless the work has ended.
@MainActor
package final class TaskDisposable: Disposable {
  /// The task; set after it has been made.
  package var task: Task<Void, Never>?
  /// The place of the task in a list of running tasks.
  package var place: Int32 = -1
  /// Whether the work has ended or was cancelled.
  package private(set) var isDisposed = false

  /// Makes a handle without a task.
  package init() {}

  deinit {}

  /// Cancels the task.
  package func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    task?.cancel()
    task = nil
  }

  /// Records that the work has ended, or can no longer be cancelled.
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
