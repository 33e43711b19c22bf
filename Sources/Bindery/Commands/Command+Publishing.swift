extension Command {
  /// Publishes an outcome; a failure has one destination.
  func publish(_ outcome: Result<Output, any Error>, isAwaited: Bool) -> TraceEvent.Ending {
    switch outcome {
    case .success(let output):
      batch { publishValue(output) }
      return .succeeded
    case .failure(let error):
      if error is CancellationError { return .cancelled }
      batch {
        self.outcome.value = outcome
        if !isAwaited { deliver(error) }
      }
      return .failed(error)
    }
  }

  /// Publishes a value; call it inside a batch.
  @inlinable
  func publishValue(_ output: Output) {
    outcome.value = .success(output)
    if let published { published.send(output) }
    if hasDelegate { delegate?.command(self, didSucceedWith: output) }
  }

  /// Sends a failure that no caller awaits to the error handlers, or else to the trace.
  func deliver(_ error: any Error) {
    let hasListeners = failures?.isObserved ?? false
    guard hasListeners || delegate != nil else {
      Trace.report(.unhandledError(command: "\(label)", error))
      return
    }
    failures?.send(error)
    delegate?.command(self, didFailWith: error)
  }

  /// Whether the start and the end of each body are reported.
  @inlinable var isReported: Bool { hasDelegate || Trace.isOn }

  @usableFromInline
  func reportStart() {
    delegate?.commandDidStart(self)
    if Trace.isOn { Trace.report(.commandStarted("\(label)")) }
  }

  @usableFromInline
  func reportEnd(_ ending: TraceEvent.Ending) {
    delegate?.commandDidFinish(self)
    if Trace.isOn { Trace.report(.commandEnded("\(label)", ending)) }
  }
}
