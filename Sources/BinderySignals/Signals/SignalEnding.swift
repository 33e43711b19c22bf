/// The kind of an ending of a signal.
nonisolated enum SignalEnding {
  case completed, failed, interrupted
}

/// The failure that a signal has ended with.
final class SignalFailure<Failure: Error> {
  let error: Failure

  init(_ error: Failure) { self.error = error }

  deinit {}
}
