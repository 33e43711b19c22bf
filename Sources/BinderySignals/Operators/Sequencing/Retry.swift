import Bindery

/// Starts a producer again when it has failed.
@MainActor
private final class Retry<Value, Failure: Error>: RepeatLoop<Value, Failure> {
  private var remaining: Int
  private let pauses: RetryPauses?
  private let condition: ((Failure) -> Bool)?

  init(
    _ producer: SignalProducer<Value, Failure>,
    _ count: Int,
    pausing pauses: RetryPauses?,
    while condition: ((Failure) -> Bool)?,
    sendingTo output: Observer<Value, Failure>,
    in run: ProducerRun
  ) {
    remaining = count
    self.pauses = pauses
    self.condition = condition
    super.init(of: producer, sendingTo: output, in: run)
  }

  deinit {}

  override func terminate(_ termination: Termination<Failure>) {
    guard case .failed(let error) = termination, remaining > 0, condition?(error) != false else {
      return end(termination)
    }
    remaining -= 1
    if let pauses {
      run.work += pauses.schedule { self.startIteration() }
    } else {
      startIteration()
    }
  }
}

/// The pauses between the attempts of one run.
@MainActor
private final class RetryPauses {
  private let backOff: BackOff
  private let scheduler: any Scheduler
  private var random: any RandomNumberGenerator
  private var count = 0

  init(_ backOff: BackOff, on scheduler: any Scheduler, using random: any RandomNumberGenerator) {
    self.backOff = backOff
    self.scheduler = scheduler
    self.random = random
  }

  deinit {}

  /// Calls `action` after the next pause.
  func schedule(_ action: @escaping () -> Void) -> any Disposable {
    count += 1
    return scheduler.schedule(after: backOff.delay(before: count, using: &random), action)
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
  /// | value | forwarded |
  /// | failure | starts the producer again; forwarded after `count` retries |
  /// | completion | forwarded |
  /// | interruption | forwarded |
  /// | disposal | interrupts the attempt, and none follows |
  ///
  /// A million attempts need no more stack than one. `count` must not be negative.
  public func retry(upTo count: Int) -> SignalProducer {
    retrying(upTo: count)
  }

  /// Starts this producer again `interval` after it has failed, up to `count` times.
  ///
  /// The failure is forwarded after `count` retries. A disposal ends the pause as well.
  public func retry(
    upTo count: Int,
    interval: Duration,
    on scheduler: any Scheduler
  ) -> SignalProducer {
    retry(upTo: count, backOff: .constant(interval), on: scheduler)
  }

  /// Starts this producer again after a growing pause when it has failed, up to `count` times.
  ///
  /// ```swift
  /// request.retry(
  ///   upTo: 5,
  ///   backOff: .exponential(from: .seconds(1), upTo: .seconds(30), jitter: 0.5),
  ///   on: scheduler,
  ///   while: { $0.isTransient }
  /// )
  /// ```
  ///
  /// ```text
  /// self                                               ─1─#
  /// retry(upTo: 2, backOff: .exponential(from: 1, …))  ─1───1────1─#
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | forwarded |
  /// | failure | starts the producer again after the pause; forwarded after `count` retries, or at once if `condition` returns false |
  /// | completion | forwarded |
  /// | interruption | forwarded |
  /// | disposal | interrupts the attempt or cancels the pause, and no attempt follows |
  ///
  /// A million attempts need no more stack than one. `count` must not be negative. A value does not
  /// reset the pauses of a run to the first one.
  ///
  /// - Parameters:
  ///   - count: The number of attempts after the first.
  ///   - backOff: The length of the pauses.
  ///   - scheduler: The clock of the pauses.
  ///   - random: The source of the jitter, of which each run uses a copy.
  ///   - condition: Returns whether to retry after a failure. By default every failure is retried.
  /// - Returns: A producer of the values of all attempts.
  public func retry(
    upTo count: Int,
    backOff: BackOff,
    on scheduler: any Scheduler,
    using random: any RandomNumberGenerator = SystemRandomNumberGenerator(),
    while condition: ((Failure) -> Bool)? = nil
  ) -> SignalProducer {
    retrying(
      upTo: count,
      pausing: { RetryPauses(backOff, on: scheduler, using: random) },
      condition
    )
  }

  private func retrying(
    upTo count: Int,
    pausing makePauses: (() -> RetryPauses)? = nil,
    _ condition: ((Failure) -> Bool)? = nil
  ) -> SignalProducer {
    precondition(count >= 0, "retry(upTo:) needs a count of 0 or more")
    return SignalProducer(joining: { output, run in
      let loop = Retry(
        self,
        count,
        pausing: makePauses?(),
        while: condition,
        sendingTo: output,
        in: run
      )
      run.head = loop
      loop.startIteration()
    })
  }
}
