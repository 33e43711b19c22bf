import Bindery

/// Starts a run for all who hear it at the same time.
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
  /// Starts the work once for all who hear it at the same time.
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
  /// | value | kept, at most `capacity`, and passed on to all |
  /// | failure | passed on; the next start begins anew |
  /// | completion | passed on; the next start begins anew |
  /// | interruption | passed on; the next start begins anew |
  /// | disposal | of the last of those who hear it: the work is interrupted, and forgotten |
  ///
  /// Unlike ``replayLazily(upTo:)`` it stops the work that nobody hears. `capacity` is not negative.
  /// The idea is RxSwift's.
  public func share(replay capacity: Int = 0) -> SignalProducer {
    precondition(capacity >= 0, "replay a number of values, or none")
    return SignalProducer(core: ShareCore(self, replaying: capacity))
  }
}
