/// Waits for code that calls back, once.
@MainActor
final class Callback<Output> {
  private(set) var outcome: Result<Output, any Error>?
  private var continuation: CheckedContinuation<Void, Never>?

  init() {}

  deinit {}

  /// Calls `body` with a function to call back, and waits until it has been called or is released:
  /// code that lets go of it will never call it.
  ///
  /// - Throws: What it was called with, or `CancellationError` if it never was.
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
