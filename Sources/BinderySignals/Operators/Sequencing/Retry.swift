import Bindery

/// Starts a producer again when it has failed.
@MainActor
private final class Retry<Value, Failure: Error>: Rounds<Value, Failure> {
  private var remaining: Int
  private let delay: (interval: Duration, scheduler: any Scheduler)?

  init(
    _ producer: SignalProducer<Value, Failure>,
    _ count: Int,
    after delay: (interval: Duration, scheduler: any Scheduler)? = nil,
    sendingTo output: Observer<Value, Failure>,
    in run: Run
  ) {
    remaining = count
    self.delay = delay
    super.init(of: producer, sendingTo: output, in: run)
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    guard case .failed = termination, remaining > 0 else { return end(termination) }
    remaining -= 1
    if let delay {
      run.work += delay.scheduler.schedule(after: delay.interval) { self.startRound() }
    } else {
      startRound()
    }
  }
}

extension SignalProducer {
  /// Starts this producer again when it has failed, up to `count` times.
  ///
  /// ```text
  /// self            ─1─#
  /// retry(upTo: 2)  ─1──1──1─#
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | passed on |
  /// | failure | the producer is started again; passed on after `count` times |
  /// | completion | passed on |
  /// | interruption | passed on |
  /// | disposal | the round is interrupted, and none follows |
  ///
  /// A million rounds need no more stack than one. `count` is not negative.
  public func retry(upTo count: Int) -> SignalProducer {
    precondition(count >= 0, "retry a number of times, or not at all")
    return SignalProducer(joining: { output, run in
      let rounds = Retry(self, count, sendingTo: output, in: run)
      run.head = rounds
      rounds.startRound()
    })
  }

  /// Starts this producer again `interval` after it has failed, up to `count` times.
  ///
  /// See ``retry(upTo:)``.
  public func retry(
    upTo count: Int,
    interval: Duration,
    on scheduler: any Scheduler
  ) -> SignalProducer {
    precondition(count >= 0, "retry a number of times, or not at all")
    return SignalProducer(joining: { output, run in
      let rounds = Retry(
        self,
        count,
        after: (interval, scheduler),
        sendingTo: output,
        in: run
      )
      run.head = rounds
      rounds.startRound()
    })
  }
}
