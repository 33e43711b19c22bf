/// Something that the framework tells ``Trace`` of.
public enum TraceEvent {
  /// How a run of a command ended.
  public enum Ending {
    /// It returned a value.
    case succeeded
    /// It threw.
    case failed(any Error)
    /// It was cancelled or superseded, and publishes nothing.
    case cancelled
  }

  /// A command failed, nobody awaited the run, and nobody listens to its errors.
  case unhandledError(command: String, any Error)
  /// Observers or computed properties feed each other without end; the names are on the path.
  case cycle([String])
  /// A view model asked a question, and no screen was there to answer it.
  case unansweredQuestion(String)
  /// A view model is still there long after its screen has gone for good.
  case leak(String)

  /// A property of an object that is followed was written.
  case change(property: String, value: String)
  /// A command's body begins.
  case commandStarted(String)
  /// A command's body has ended.
  case commandEnded(String, Ending)
  /// An execution was refused, as the owner of the command has ended.
  case commandRefused(String)
  /// A signal that was given a name sent an event.
  case signal(String, event: String)

  /// Whether somebody has to mend something.
  ///
  /// The other events only tell what happens.
  public var isProblem: Bool {
    switch self {
    case .unhandledError, .cycle, .unansweredQuestion, .leak: true
    case .change, .commandStarted, .commandEnded, .commandRefused, .signal: false
    }
  }
}
