/// How a signal ends.
public enum Termination<Failure: Error> {
  /// Something went wrong.
  case failed(Failure)
  /// There is no more.
  case completed
  /// Somebody stopped it.
  case interrupted

  var isInterruption: Bool {
    if case .interrupted = self { true } else { false }
  }
}

extension Termination: Equatable where Failure: Equatable {}
