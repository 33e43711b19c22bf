/// What the framework noticed and nobody else was there to hear.
public enum TraceEvent {
  /// A command failed, nobody awaited the run, and nobody listens to its errors.
  case unhandledError(command: String, any Error)
  /// Observers or computed properties feed each other without end; the names are on the path.
  case cycle([String])
  /// A view model asked a question, and no screen was there to answer it.
  case unansweredQuestion(String)
}

/// Where ``TraceEvent``s go: to the standard output, unless the program says otherwise.
public enum Trace {
  /// Takes each event as it happens, on the main actor.
  public static var sink: (TraceEvent) -> Void = { print("Bindery:", $0) }
}
