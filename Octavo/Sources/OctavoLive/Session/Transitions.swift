/// The logins and changes to another account that are under way.
///
/// The first that is ready takes effect, and cancels the others.
final class Transitions {
  private var cancellations: [Int: () -> Void] = [:]
  private var lastID = 0

  init() {}

  deinit {}

  /// Performs a login or a change.
  ///
  /// - Parameter work: The work; it calls ``commit(_:)`` with its argument before it changes
  ///   something.
  /// - Returns: The value of the work.
  /// - Throws: The error of the work, and `CancellationError` after another one has taken effect.
  func callAsFunction<Value: Sendable>(
    _ work: @escaping @MainActor @Sendable (_ id: Int) async throws -> Value
  ) async throws -> Value {
    lastID += 1
    let id = lastID
    let task = Task { try await work(id) }
    cancellations[id] = { task.cancel() }
    defer { cancellations[id] = nil }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Cancels all but one, which can no longer be cancelled by others.
  ///
  /// - Throws: `CancellationError` if another one has taken effect.
  func commit(_ id: Int) throws {
    try Task.checkCancellation()
    cancellations[id] = nil
    cancelAll()
  }

  /// Cancels all.
  func cancelAll() {
    for cancel in cancellations.values { cancel() }
    cancellations = [:]
  }
}
