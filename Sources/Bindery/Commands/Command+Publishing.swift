extension Command {
  /// Tells the world how a run ended; a failure goes to one destination.
  func publish(_ outcome: Result<Output, any Error>, isAwaited: Bool) -> TraceEvent.Ending {
    switch outcome {
    case .success(let output):
      succeed(output, outcome)
      return .succeeded
    case .failure(let error):
      if error is CancellationError { return .cancelled }
      batch {
        results.value = outcome
        if !isAwaited { deliver(error) }
      }
      return .failed(error)
    }
  }

  private func succeed(_ output: Output, _ outcome: Result<Output, any Error>) {
    batch {
      results.value = outcome
      published?.send(output)
      delegate?.command(self, didSucceedWith: output)
    }
  }

  /// Ends a run that nobody awaits with a failure.
  @usableFromInline func fail(_ error: any Error) {
    _ = publish(.failure(error), isAwaited: false)
  }

  /// Gives a failure that nobody awaits to those who listen, or else to the trace.
  func deliver(_ error: any Error) {
    let hasListeners = failures?.isObserved ?? false
    guard hasListeners || delegate != nil else {
      Trace.report(.unhandledError(command: "\(label)", error))
      return
    }
    failures?.send(error)
    delegate?.command(self, didFailWith: error)
  }

  func noteStart() {
    if hasDelegate { delegate?.commandDidStart(self) }
    if Trace.isOn { Trace.report(.commandStarted("\(label)")) }
  }

  func noteEnd(_ ending: TraceEvent.Ending) {
    if hasDelegate { delegate?.commandDidFinish(self) }
    if Trace.isOn { Trace.report(.commandEnded("\(label)", ending)) }
  }
}
