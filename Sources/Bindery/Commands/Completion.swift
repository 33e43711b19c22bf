/// Resumes the execution of a callback command once, from any thread.
///
/// A release without a call resumes the execution as cancelled.
nonisolated final class Completion<Output: Sendable>: Sendable {
  private let continuation: CheckedContinuation<Output, any Error>
  /// A buffer of one element, in place of a flag behind a lock, which the levels do without.
  ///
  /// Only the first of several calls is enqueued, on whatever threads they are made. The buffer is
  /// finished when the execution is cancelled.
  private let calls: AsyncStream<Void>
  private let call: AsyncStream<Void>.Continuation
  /// The name of the command.
  private let command: StaticString

  /// Makes the completion of the execution that `continuation` resumes.
  init(_ continuation: CheckedContinuation<Output, any Error>, of command: StaticString) {
    self.continuation = continuation
    self.command = command
    (calls, call) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
  }

  deinit { resumeAsCancelled() }

  /// Resumes the execution with `outcome`, the first time.
  ///
  /// A call after the cancellation is reported to the trace and has no other effect.
  func resume(with outcome: Result<Output, any Error>) {
    switch call.yield() {
    case .enqueued: continuation.resume(with: outcome)
    case .terminated:
      let command = command
      Task.immediate { @MainActor in Trace.reportLateCompletion(of: command) }
    default: break
    }
  }

  /// Resumes the execution as cancelled, unless it has been completed; later calls are dropped.
  func cancel() {
    resumeAsCancelled()
    call.finish()
  }

  private func resumeAsCancelled() {
    if case .enqueued = call.yield() { continuation.resume(throwing: CancellationError()) }
  }

  /// Calls `body` with a function that completes the execution, and waits until that function has
  /// been called or released, or the execution was cancelled.
  ///
  /// A body that calls it before it returns does not suspend the execution.
  ///
  /// - Returns: The value of the first call.
  /// - Throws: The error of the first call, or `CancellationError` if there was none.
  @MainActor
  static func wait(
    in execution: CommandExecution,
    of command: StaticString,
    _ onCancel: @escaping () -> Void,
    for body: (@escaping @Sendable (Result<Output, any Error>) -> Void) -> Void
  ) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in
      let completion = Completion(continuation, of: command)
      execution.end { [weak completion] in
        onCancel()
        completion?.cancel()
      }
      body { completion.resume(with: $0) }
    }
  }
}

extension Trace {
  /// Reports a call of `complete` after the execution was cancelled.
  static func reportLateCompletion(of command: StaticString) {
    if isOn { report(.completionDropped("\(command)")) }
  }
}
