/// The ending of a signal, of one of three kinds.
public nonisolated enum Termination<Failure: Error>: Sendable {
  /// The work failed.
  case failed(Failure)
  /// All values have been sent.
  case completed
  /// The work was stopped.
  case interrupted

  var isInterruption: Bool {
    if case .interrupted = self { true } else { false }
  }
}

nonisolated extension Termination: Equatable where Failure: Equatable {}
