import Bindery

/// Starts a producer again when it has completed.
@MainActor
private final class Repeat<Value, Failure: Error>: RepeatLoop<Value, Failure> {
  private var remaining: Int

  init(
    _ producer: SignalProducer<Value, Failure>,
    _ count: Int,
    sendingTo output: Observer<Value, Failure>,
    in run: ProducerRun
  ) {
    remaining = count
    super.init(of: producer, sendingTo: output, in: run)
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    guard case .completed = termination else { return end(termination) }
    remaining -= 1
    if remaining == 0 { end(.completed) } else { startIteration() }
  }
}

extension SignalProducer {
  /// Starts this producer `count` times, one after the other.
  ///
  /// ```text
  /// self       ─1─2─|
  /// repeat(2)  ─1─2──1─2─|
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | forwarded |
  /// | failure | forwarded; the producer is not started again |
  /// | completion | starts the producer again; forwarded after the last run |
  /// | interruption | forwarded; the producer is not started again |
  /// | disposal | interrupts the run |
  ///
  /// A million repetitions need no more stack than one. `count` must not be negative; with zero
  /// nothing is sent.
  public func `repeat`(_ count: Int) -> SignalProducer {
    precondition(count >= 0, "repeat(_:) needs a count of 0 or more")
    guard count > 0 else { return .empty }
    return SignalProducer(joining: { output, run in
      let loop = Repeat(self, count, sendingTo: output, in: run)
      run.head = loop
      loop.startIteration()
    })
  }
}
