/// Resumes the execution of a callback command once, from any thread.
///
/// A release without a call resumes the execution as cancelled.
nonisolated final class Completion<Output: Sendable>: Sendable {
  private let continuation: CheckedContinuation<Output, any Error>
  /// A buffer of one element, in place of a flag behind a lock, which the levels do without: only
  /// the first of several calls is enqueued, on whatever threads they are made.
  private let calls: AsyncStream<Void>
  private let call: AsyncStream<Void>.Continuation

  /// Makes the completion of the execution that `continuation` resumes.
  init(_ continuation: CheckedContinuation<Output, any Error>) {
    self.continuation = continuation
    (calls, call) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  deinit { resume(with: .failure(CancellationError())) }

  /// Resumes the execution with `outcome`, the first time.
  func resume(with outcome: Result<Output, any Error>) {
    if case .enqueued = call.yield() { continuation.resume(with: outcome) }
  }

  /// Calls `body` with a function that completes the execution, and waits until that function has
  /// been called or released.
  ///
  /// A body that calls it before it returns does not suspend the execution.
  ///
  /// - Returns: The value of the first call.
  /// - Throws: The error of the first call, or `CancellationError` if there was none.
  @MainActor
  static func wait(
    for body: (@escaping @Sendable (Result<Output, any Error>) -> Void) -> Void
  ) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in
      let completion = Completion(continuation)
      body { completion.resume(with: $0) }
    }
  }
}
