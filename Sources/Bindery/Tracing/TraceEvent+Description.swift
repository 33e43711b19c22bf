extension TraceEvent: CustomStringConvertible {
  /// The event as a sentence that names what to look at.
  public var description: String {
    switch self {
    case .unhandledError(let command, let error):
      "the command \(command) failed, and no handler observes its errors: \(error)"
    case .cycle(let names):
      "a cycle of dependencies: \(names.joined(separator: " → "))"
    case .unansweredQuestion(let question):
      "no handler answers the question \(question)"
    case .leak(let name):
      "\(name) has not been released after its screen was removed: look for a closure that captures "
        + "it as self, and use the argument of command { viewModel in … } or observe(self) { … }"
    case .ignoredRequest(let request):
      "a navigation request has nothing to act on: \(request)"
    case .unfinishedWork(let call, let work):
      "\(call): work has not ended: \(work.joined(separator: ", "))"
    case .refusedScreen(let reason):
      "a screen is not shown: \(reason)"
    case .secondEngine(let images):
      "two copies of Bindery are loaded, in \(images.joined(separator: " and in ")), and no change in "
        + "one is tracked in the other: both have to link the product BinderyDynamic"
    case .change(let property, let value):
      "\(property) = \(value)"
    case .observerRuns(let name, let paths):
      "\(name) runs because of \(paths.map { $0.joined(separator: " → ") }.joined(separator: ", "))"
    case .commandStarted(let name):
      "the command \(name) started"
    case .commandEnded(let name, .succeeded):
      "the command \(name) succeeded"
    case .commandEnded(let name, .failed(let error)):
      "the command \(name) failed: \(error)"
    case .commandEnded(let name, .cancelled):
      "the command \(name) was cancelled"
    case .commandRefused(let name):
      "the command \(name) was not executed, because its owner has ended"
    case .executionDropped(let name):
      "a queued input of the command \(name) was dropped, because the command was disabled"
    case .completionDropped(let name):
      "an execution of the command \(name) was completed after it had been cancelled"
    case .untrackedReads(let names, let work):
      "the work of \(work) reads \(names.joined(separator: ", ")), which is not observed: pass the "
        + "value as an input, or read it inside untracked"
    case .signal(let name, let event):
      "\(name): \(event)"
    }
  }
}
