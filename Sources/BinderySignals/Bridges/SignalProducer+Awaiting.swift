extension SignalProducer {
  /// Starts the work and waits for the last value that it sends before it completes.
  ///
  /// Cancelling the calling task interrupts the run.
  ///
  /// - Throws: The producer's failure; `CancellationError` when it was interrupted, or when it
  ///   completed without a value.
  public func last() async throws -> Value {
    let run = SerialDisposable()
    var outcome: Result<Value, any Error> = .failure(CancellationError())
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        run.inner = start { event in
          switch event {
          case .value(let value): outcome = .success(value)
          case .failed(let error): outcome = .failure(error)
          case .completed: break
          case .interrupted: outcome = .failure(CancellationError())
          }
          if event.isTerminating { continuation.resume() }
        }
      }
    } onCancel: {
      Task { @MainActor in run.dispose() }
    }
    return try outcome.get()
  }
}
