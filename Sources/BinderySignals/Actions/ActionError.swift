/// The reason for the failure of an application of an ``Action``.
public nonisolated enum ActionError<Failure: Error>: Error {
  /// The action was disabled when it was applied.
  case disabled
  /// The work failed with an error.
  case producerFailed(Failure)
}

nonisolated extension ActionError: Equatable where Failure: Equatable {}
