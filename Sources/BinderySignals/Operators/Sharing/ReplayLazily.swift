import Bindery

/// Starts a run for all who start it, the first time.
@MainActor
private final class ReplayCore<Value, Failure: Error>: ProducerCore<Value, Failure> {
  private let owner: ReplayOwner<Value, Failure>
  private var upstream: SignalProducer<Value, Failure>?

  init(_ upstream: SignalProducer<Value, Failure>, upTo capacity: Int) {
    self.upstream = upstream
    owner = ReplayOwner(Replay(upTo: capacity))
    super.init()
  }

  deinit {}

  override func start(_ output: Observer<Value, Failure>, _ run: ProducerRun) {
    // The shared run lives as long as somebody can start it or hears it.
    run.work.observeEnded { _ = self.owner }
    owner.replay.attach(output, run)
    guard let upstream else { return }
    self.upstream = nil
    owner.replay.begin(upstream)
  }
}

/// Ends the shared run when nobody can hear it any more.
@MainActor
private final class ReplayOwner<Value, Failure: Error> {
  let replay: Replay<Value, Failure>

  init(_ replay: Replay<Value, Failure>) { self.replay = replay }

  isolated deinit { replay.stop() }
}

extension SignalProducer {
  /// Starts the work once for all, at the first start, and replays its last values to later starts.
  ///
  /// ```text
  /// self                 ─1─2─3─|
  /// first start          ─1─2─3─|
  /// second start, later       (23)─|
  /// replayLazily(upTo: 2), started twice
  /// ```
  ///
  /// | event | what happens |
  /// | --- | --- |
  /// | value | kept, at most `capacity`, and passed on to all |
  /// | failure | passed on; later starts get the kept values and the failure |
  /// | completion | passed on; later starts get the kept values and the completion |
  /// | interruption | passed on; later starts get the kept values and the interruption |
  /// | disposal | of one start: that alone; the work goes on until the producer is released, too |
  ///
  /// `capacity` is not negative.
  public func replayLazily(upTo capacity: Int) -> SignalProducer {
    precondition(capacity >= 0, "replay a number of values, or none")
    return SignalProducer(core: ReplayCore(self, upTo: capacity))
  }
}
