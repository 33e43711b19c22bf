/// The reason why a command was not executed.
public nonisolated enum CommandError: Error, Equatable {
  /// The command was disabled when it was executed, or when the turn of the queued execution came,
  /// or its owner had ended.
  case disabled
}
