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
        result = outcome
        if !isAwaited { deliver(error) }
      }
      return .failed(error)
    }
  }

  private func succeed(_ output: Output, _ outcome: Result<Output, any Error>) {
    batch {
      result = outcome
      published?.send(output)
      delegate?.command(self, didSucceedWith: output)
    }
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
    delegate?.commandDidStart(self)
    if Trace.isOn { Trace.report(.commandStarted("\(label)")) }
  }

  func noteEnd(_ ending: TraceEvent.Ending) {
    delegate?.commandDidFinish(self)
    if Trace.isOn { Trace.report(.commandEnded("\(label)", ending)) }
  }
}
