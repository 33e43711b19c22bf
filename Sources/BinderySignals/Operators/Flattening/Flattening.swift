import Bindery

/// The state of one `flatMap`: the inner producers that run and those that are queued.
@MainActor
class Flattening<Value, Failure: Error> {
  final let output: Observer<Value, Failure>
  /// A lifetime that ends with the output.
  final let work: Lifetime
  /// The run of the output, if that belongs to a producer.
  private final let run: ProducerRun?
  private(set) final var outerHasCompleted = false
  private(set) final var hasEnded = false

  init(to output: Observer<Value, Failure>, during work: Lifetime, in run: ProducerRun?) {
    self.output = output
    self.work = work
    self.run = run
  }

  deinit {}

  /// Makes the state for `strategy`.
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

  /// Whether no inner producer runs or is queued.
  var isIdle: Bool { true }

  /// Adds an inner producer.
  func add(_ producer: SignalProducer<Value, Failure>) {}

  final func outerCompleted() {
    outerHasCompleted = true
    completeIfDone()
  }

  final func completeIfDone() {
    if outerHasCompleted, isIdle { end(.completed) }
  }

  /// Ends the output, unless it has ended.
  final func end(_ termination: Termination<Failure>) {
    guard !hasEnded else { return }
    hasEnded = true
    output.terminate(termination)
  }

  /// Interrupts the output, also after its ending, because operators downstream may still be
  /// active.
  final func interrupt() {
    hasEnded = true
    output.terminate(.interrupted)
  }

  /// Starts `producer` directly on the output, if the outer producer has completed and no other
  /// inner one is left.
  ///
  /// With `passesInterruption` an interruption of `producer` interrupts the output; otherwise it
  /// counts as its completion.
  ///
  /// - Returns: Whether `producer` was started.
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
