/// Why an application of an ``Action`` failed.
public nonisolated enum ActionError<Failure: Error>: Error {
  /// The action was disabled when it was applied.
  case disabled
  /// The work failed.
  case producerFailed(Failure)
}

nonisolated extension ActionError: Equatable where Failure: Equatable {}
