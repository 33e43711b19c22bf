/// The ending of a signal: a failure, a completion or an interruption.
public nonisolated enum Termination<Failure: Error>: Sendable {
  /// The signal failed.
  case failed(Failure)
  /// All values have been sent.
  case completed
  /// The signal was stopped.
  case interrupted

  var isInterruption: Bool {
    if case .interrupted = self { true } else { false }
  }
}

nonisolated extension Termination: Equatable where Failure: Equatable {}
