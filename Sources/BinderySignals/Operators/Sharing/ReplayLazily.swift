import Bindery

/// Starts one run for all starts, at the first of them.
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
    // The shared run lives until it can neither be started nor observed.
    run.work.observeEnded { _ = self.owner }
    owner.replay.attach(output, run)
    guard let upstream else { return }
    self.upstream = nil
    owner.replay.begin(upstream)
  }
}

/// Interrupts the shared run when it is released.
@MainActor
private final class ReplayOwner<Value, Failure: Error> {
  let replay: Replay<Value, Failure>

  init(_ replay: Replay<Value, Failure>) { self.replay = replay }

  isolated deinit { replay.stop() }
}

extension SignalProducer {
  /// Starts the work once, at the first start, and replays its last values to later starts.
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
  /// | value | stored, at most `capacity` of them, and forwarded to all runs |
  /// | failure | forwarded; later starts receive the stored values and the failure |
  /// | completion | forwarded; later starts receive the stored values and the completion |
  /// | interruption | forwarded; later starts receive the stored values and the interruption |
  /// | disposal | of one run: ends that run alone; the shared work ends when the producer has also been released |
  ///
  /// `capacity` must not be negative.
  public func replayLazily(upTo capacity: Int) -> SignalProducer {
    precondition(capacity >= 0, "replayLazily(upTo:) needs a capacity of 0 or more")
    return SignalProducer(core: ReplayCore(self, upTo: capacity))
  }
}
