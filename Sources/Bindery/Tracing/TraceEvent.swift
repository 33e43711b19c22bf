/// An event inside the framework that ``Trace`` reports.
///
/// ```swift
/// switch event {
/// case .change(let property, let value): "\(property) = \(value)"
/// case .observerRuns(let observer, let causes): "\(observer) runs because of \(causes)"
/// case .commandStarted(let name): "\(name) begins"
/// case .commandEnded(let name, .succeeded): "\(name) has succeeded"
/// case .commandEnded(let name, .failed(let error)): "\(name) has failed: \(error)"
/// case .commandEnded(let name, .cancelled): "\(name) was cancelled"
/// case .commandRefused(let name), .executionDropped(let name), .completionDropped(let name):
///   "\(name) was refused"
/// case .signal(let name, let event): "\(name): \(event)"
/// case .unhandledError, .cycle, .unansweredQuestion, .leak, .ignoredRequest, .untrackedReads,
///   .unfinishedWork, .refusedScreen, .secondEngine:
///   "Problem: " + event.description
/// }
/// ```
public enum TraceEvent {
  /// The end of an execution of a command.
  public enum Ending {
    /// The body returned a value.
    case succeeded
    /// The body threw an error.
    case failed(any Error)
    /// The execution was cancelled or superseded, and published nothing.
    case cancelled
  }

  /// Asynchronous work that is not observed has read properties before its first suspension.
  ///
  /// The names are those of the properties; `work` names the call that was given the work, with its
  /// file and line.
  case untrackedReads([String], work: String)
  /// A command failed while no caller awaited the execution and no handler observed its errors.
  case unhandledError(command: String, any Error)
  /// Observers or computed properties depend on each other in a cycle.
  ///
  /// The names are those on the path, with the file and line of each.
  case cycle([String])
  /// A view model asked a question while no handler was registered for it.
  case unansweredQuestion(String)
  /// A view model has not been released long after its screen was removed.
  case leak(String)
  /// A navigation request had nothing to act on, such as `pop` on a root screen.
  case ignoredRequest(String)
  /// A call of a test tool returned at its limit of work, because work had not ended.
  ///
  /// `call` has the file, the line and the limit; `work` names the executions of commands and the
  /// tasks of lifetimes that have not ended, and has the number of all other jobs or actions.
  case unfinishedWork(call: String, work: [String])
  /// A navigation request was refused, or a tab is not activated, because its view model is shown
  /// already or has ended.
  case refusedScreen(String)
  /// Two images of the process, such as the program and a framework, each contain the engine.
  ///
  /// Each has a state of its own, so no observer of one is notified of a change in the other.
  /// `images` has their paths; the second one is that of the copy that reports.
  case secondEngine(images: [String])

  /// A property of an object that is followed was written.
  case change(property: String, value: String)
  /// An observer is about to run again.
  ///
  /// Each path leads from a property that was written, through derived properties whose values
  /// changed with it, to the property that the observer reads.
  case observerRuns(String, because: [[String]])
  /// A command's body begins.
  case commandStarted(String)
  /// A command's body has ended.
  case commandEnded(String, Ending)
  /// An execution was refused, as the owner of the command has ended.
  case commandRefused(String)
  /// An input that was queued is dropped: the command was disabled when its turn came.
  case executionDropped(String)
  /// The callback of an execution was called after the execution had been cancelled.
  case completionDropped(String)
  /// A signal that was given a name sent an event.
  case signal(String, event: String)

  /// Whether the event shows a fault in the program.
  ///
  /// An ignored request, which has no effect, counts as one in debug builds and with a sink.
  package var isProblem: Bool {
    switch self {
    case .unhandledError, .cycle, .unansweredQuestion, .leak, .untrackedReads, .unfinishedWork,
      .refusedScreen, .secondEngine:
      true
    case .ignoredRequest: Trace.looksForFaults
    case .change, .observerRuns, .commandStarted, .commandEnded, .commandRefused, .executionDropped,
      .completionDropped, .signal:
      false
    }
  }
}
