/// Why a command did not run.
public nonisolated enum CommandError: Error, Equatable {
  /// The command was disabled when it was executed, or its owner had ended.
  case disabled
}
