/// The implementation of a producer whose start is a closure that connects work, such as other
/// producers, to the output.
///
/// An interruption of the run is sent to the output, unless the closure sets another head.
@MainActor
final class JoiningCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let join: (Observer<Value, Failure>, ProducerRun) -> Void
  private let hasSeveralInputs: Bool

  /// - Parameters:
  ///   - hasSeveralInputs: Whether the work has a run of its own, which delivers one event at a
  ///     time and ends with its output.
  ///   - join: Starts the work.
  init(
    hasSeveralInputs: Bool,
    _ join: @escaping (Observer<Value, Failure>, ProducerRun) -> Void
  ) {
    self.hasSeveralInputs = hasSeveralInputs
    self.join = join
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    if hasSeveralInputs, !output.isLastObserver(of: run) { return startInner(output, run) }
    run.head = output
    join(output, run)
  }

  private func startInner(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    let inner = ProducerRun()
    let end = RunObserver(inner, sendingTo: output, isInner: true)
    run.head = end
    run.upstream = end
    inner.head = end
    join(end, inner)
    run.input = inner.input
    inner.input = nil
  }
}
