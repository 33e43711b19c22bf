/// Suspends an execution until code calls back on the main actor, with a value that is not
/// `Sendable`.
///
/// ``Completion`` does the same for `Sendable` values.
@MainActor
final class Callback<Output> {
  private(set) var outcome: Result<Output, any Error>?
  private var continuation: CheckedContinuation<Void, Never>?

  init() {}

  deinit {}

  /// Calls `body` with a function that completes the execution, and waits until that function has
  /// been called or released.
  ///
  /// - Returns: The value of the first call.
  /// - Throws: The error of the first call, or `CancellationError` if there was none.
  func wait(for body: (@escaping (Result<Output, any Error>) -> Void) -> Void) async throws
    -> Output
  {
    await withCheckedContinuation { continuation in
      self.continuation = continuation
      let end = ScopedDisposable(AnyDisposable { self.resume() })
      body { outcome in
        if self.outcome == nil { self.outcome = outcome }
        end.dispose()
      }
    }
    guard let outcome else { throw CancellationError() }
    return try outcome.get()
  }

  private func resume() {
    continuation?.resume()
    continuation = nil
  }
}
