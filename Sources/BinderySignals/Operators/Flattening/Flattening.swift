import Bindery

/// The state of one `flatMap`: which inner producers run, and which wait.
@MainActor
class Flattening<Value, Failure: Error> {
  final let output: Observer<Value, Failure>
  /// Ends with the output.
  final let work: Lifetime
  /// The run of the output, where that is a producer's.
  private final let run: ProducerRun?
  private(set) final var outerHasCompleted = false
  private(set) final var hasEnded = false

  init(to output: Observer<Value, Failure>, during work: Lifetime, in run: ProducerRun?) {
    self.output = output
    self.work = work
    self.run = run
  }

  deinit {}

  /// Makes the state that `strategy` needs.
  static func following(
    _ strategy: FlattenStrategy,
    to output: Observer<Value, Failure>,
    during work: Lifetime,
    in run: ProducerRun?
  ) -> Flattening {
    switch strategy.kind {
    case .concurrent(let limit):
      ConcurrentFlattening(limit: limit, to: output, during: work, in: run)
    case .latest: LatestFlattening(to: output, during: work, in: run)
    case .race: RaceFlattening(to: output, during: work, in: run)
    case .throttle: ThrottleFlattening(to: output, during: work, in: run)
    }
  }

  /// Whether no inner producer runs or waits.
  var isIdle: Bool { true }

  /// Takes an inner producer.
  func add(_ producer: SignalProducer<Value, Failure>) {}

  final func outerCompleted() {
    outerHasCompleted = true
    completeIfDone()
  }

  final func completeIfDone() {
    if outerHasCompleted, isIdle { end(.completed) }
  }

  /// Ends the output, the first time.
  final func end(_ termination: Termination<Failure>) {
    guard !hasEnded else { return }
    hasEnded = true
    output.terminate(termination)
  }

  /// Ends the output, or what is behind it where that is still at work.
  final func interrupt() {
    hasEnded = true
    output.terminate(.interrupted)
  }

  /// Lets `producer` take the place of the whole, if nothing else can come: says whether it has.
  ///
  /// Its interruption is the output's where `passesInterruption` is set; else it counts as
  /// completion.
  final func handOver(
    to producer: SignalProducer<Value, Failure>,
    passesInterruption: Bool = false
  ) -> Bool {
    guard outerHasCompleted, isIdle, let run else { return false }
    hasEnded = true
    producer.core.start(passesInterruption ? output : TailObserver.wrapping(output, in: run), run)
    return true
  }
}
