/// The tasks of one owner that are under way: each can be cancelled from outside, and all end with
/// it.
///
/// The requests of an account end with the account. Of the logins and changes to another account,
/// the first that is ready takes effect and cancels the others.
final class RunningTasks {
  private struct Entry {
    var cancel: () -> Void = {}
    var isCommitted = false
  }

  private var entries: [Int: Entry] = [:]
  private var lastID = 0
  private var hasEnded = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init() {}

  deinit {}

  /// Performs some work in a task of its own, which the cancellation of the caller cancels, too.
  ///
  /// - Parameter work: The work, which receives the number of its task.
  /// - Returns: The value of the work.
  /// - Throws: The error of the work, and `CancellationError` after ``end()``.
  func callAsFunction<Value: Sendable>(
    _ work: @escaping @MainActor @Sendable (_ id: Int) async throws -> Value
  ) async throws -> Value {
    guard !hasEnded else { throw CancellationError() }
    lastID += 1
    let id = lastID
    // The work may commit before its first suspension.
    entries[id] = Entry()
    let task = Task.immediate { try await work(id) }
    entries[id]?.cancel = { task.cancel() }
    defer { finish(id) }
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch {
      // Whatever a server makes of a token then, the account is no longer there.
      throw hasEnded ? CancellationError() : error
    }
  }

  /// Cancels all tasks but one, which takes effect now and is cancelled by no later one.
  ///
  /// - Throws: `CancellationError` if another one has taken effect before.
  func commit(_ id: Int) throws {
    try Task.checkCancellation()
    entries[id]?.isCommitted = true
    cancelOthers()
  }

  /// Cancels all tasks that have not taken effect.
  func cancelOthers() {
    for entry in entries.values where !entry.isCommitted { entry.cancel() }
  }

  /// Cancels all tasks, waits for their end, and refuses further ones.
  func end() async {
    hasEnded = true
    for entry in entries.values { entry.cancel() }
    guard !entries.isEmpty else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func finish(_ id: Int) {
    entries[id] = nil
    guard entries.isEmpty else { return }
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
