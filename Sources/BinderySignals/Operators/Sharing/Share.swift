import Bindery

/// Starts one run for all starts that overlap.
@MainActor
private final class ShareCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let upstream: SignalProducer<Value, Failure>
  private let capacity: Int
  private var shared: Replay<Value, Failure>?
  private var observerCount = 0

  init(_ upstream: SignalProducer<Value, Failure>, replaying capacity: Int) {
    self.upstream = upstream
    self.capacity = capacity
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    if let shared, !shared.hasEnded {
      join(shared, output, run)
    } else {
      let made = Replay<Value, Failure>(upTo: capacity)
      shared = made
      observerCount = 0
      join(made, output, run)
      made.begin(upstream)
    }
  }

  private func join(
    _ replay: Replay<Value, Failure>,
    _ output: Observer<Value, Failure>,
    _ run: ProducerRun
  ) {
    observerCount += 1
    run.work.observeEnded { [self] in
      guard shared === replay else { return }
      observerCount -= 1
      guard observerCount == 0 else { return }
      shared = nil
      replay.stop()
    }
    replay.attach(output, run)
  }
}

extension SignalProducer {
  /// Starts the work once for all starts that overlap.
  ///
  /// ```text
  /// self                ─1─2─3─|
  /// first start         ─1─2─3─|
  /// second start, later     (2)3─|
  /// share(replay: 1), started twice
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | stored, at most `capacity` of them, and forwarded to all runs |
  /// | failure | forwarded; the next start starts the work again |
  /// | completion | forwarded; the next start starts the work again |
  /// | interruption | forwarded; the next start starts the work again |
  /// | disposal | of the last run: interrupts the work and drops the stored values |
  ///
  /// Unlike ``replayLazily(upTo:)`` it interrupts the work when no run is left. `capacity` must not
  /// be negative. The idea is RxSwift’s.
  public func share(replay capacity: Int = 0) -> SignalProducer {
    precondition(capacity >= 0, "share(replay:) needs a capacity of 0 or more")
    return SignalProducer(core: ShareCore(self, replaying: capacity))
  }
}
