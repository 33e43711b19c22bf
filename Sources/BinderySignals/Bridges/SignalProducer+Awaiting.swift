extension SignalProducer {
  /// Starts the producer, waits for its first value and then interrupts the run.
  ///
  /// Cancelling the calling task interrupts the run. In a task that has been cancelled before, the
  /// producer is not started.
  ///
  /// - Returns: The value or the failure; `nil` if the run ends without either.
  public func first() async -> Result<Value, Failure>? {
    await outcome { event, outcome in
      switch event {
      case .value(let value): outcome = .success(value)
      case .failed(let error): outcome = .failure(error)
      case .completed, .interrupted: break
      }
      return true
    }
  }

  /// Starts the producer and waits for its only value.
  ///
  /// Cancelling the calling task interrupts the run. In a task that has been cancelled before, the
  /// producer is not started.
  ///
  /// - Returns: The value or the failure; `nil` if there is no value, or more than one.
  public func single() async -> Result<Value, Failure>? {
    await outcome { event, outcome in
      switch event {
      case .value(let value):
        let isFirst = outcome == nil
        outcome = isFirst ? .success(value) : nil
        return !isFirst
      case .failed(let error): outcome = .failure(error)
      case .interrupted: outcome = nil
      case .completed: break
      }
      return true
    }
  }

  /// Starts the producer and waits for the last value that it sends before it completes.
  ///
  /// Cancelling the calling task interrupts the run. In a task that has been cancelled before, the
  /// producer is not started.
  ///
  /// - Returns: The value or the failure; `nil` if the run is interrupted, or completes without a
  ///   value.
  public func last() async -> Result<Value, Failure>? {
    await outcome { event, outcome in
      switch event {
      case .value(let value):
        outcome = .success(value)
        return false
      case .failed(let error): outcome = .failure(error)
      case .interrupted: outcome = nil
      case .completed: break
      }
      return true
    }
  }

  /// Starts the producer and waits for its ending.
  ///
  /// Cancelling the calling task interrupts the run. In a task that has been cancelled before, the
  /// producer is not started.
  ///
  /// - Returns: The failure, if there is one; success if the run completes or is interrupted.
  public func wait() async -> Result<Void, Failure> {
    let failure = await outcome { event, outcome in
      if case .failed(let error) = event { outcome = .failure(error) }
      return event.isTerminating
    }
    if case .failure(let error) = failure { return .failure(error) }
    return .success(())
  }

  /// Starts the producer and calls `handle` with each event until it returns true.
  private func outcome(
    _ handle:
      @escaping (Signal<Value, Failure>.Event, inout Result<Value, Failure>?) -> Bool
  ) async -> Result<Value, Failure>? {
    guard !Task.isCancelled else { return nil }
    let run = SerialDisposable()
    var outcome: Result<Value, Failure>?
    await withTaskCancellationHandler {
      let waiter = Waiter<Void>()
      var isOver = false
      run.inner = start { event in
        guard !isOver, handle(event, &outcome) else { return }
        isOver = true
        run.dispose()
        waiter.resume()
      }
      await waiter.wait()
    } onCancel: {
      Task { @MainActor in run.dispose() }
    }
    return outcome
  }
}
