/// The work of one account, which ends with it.
final class AccountTasks {
  private var cancellations: [Int: () -> Void] = [:]
  private var lastID = 0
  private var hasEnded = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init() {}

  deinit {}

  /// Performs some work, which ``end()`` cancels; so does the cancellation of the caller.
  ///
  /// - Throws: The error of the work, and `CancellationError` after ``end()``.
  func callAsFunction<Value: Sendable>(
    _ work: @escaping @MainActor @Sendable () async throws -> Value
  ) async throws -> Value {
    guard !hasEnded else { throw CancellationError() }
    let task = Task.immediate { try await work() }
    lastID += 1
    let id = lastID
    cancellations[id] = { task.cancel() }
    defer { finish(id) }
    do {
      return try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        task.cancel()
      }
    } catch {
      // Whatever the server makes of the token then, the account is no longer there.
      throw hasEnded ? CancellationError() : error
    }
  }

  /// Cancels all work, waits for its end, and refuses further work.
  func end() async {
    hasEnded = true
    for cancel in cancellations.values { cancel() }
    guard !cancellations.isEmpty else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func finish(_ id: Int) {
    cancellations[id] = nil
    guard cancellations.isEmpty else { return }
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
