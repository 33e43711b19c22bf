/// What a command remembers of one execution: its input, who awaits it, how to stop it.
@MainActor
final class ActiveRun<Input, Output> {
  let input: Input
  /// Who awaits the run.
  ///
  /// The outcome is left in ``outcome``, so no value crosses an isolation.
  var caller: CheckedContinuation<Void, Never>?
  private(set) var outcome: Result<Output, any Error> = .failure(CancellationError())
  var handle: CommandRun?
  var task: Task<Void, Never>?
  private(set) var isCancelled = false

  init(_ input: Input) { self.input = input }

  deinit {}

  /// Asks the body to stop.
  ///
  /// It is still running until it ends.
  func cancel() {
    isCancelled = true
    handle?.cancel()
    task?.cancel()
  }

  /// Gives up a run whose value nobody will get.
  func abandon() {
    isCancelled = true
    answer(.failure(CancellationError()))
  }

  /// Gives the caller the outcome, if there is a caller.
  func answer(_ outcome: Result<Output, any Error>) {
    self.outcome = outcome
    caller?.resume()
    caller = nil
  }
}
